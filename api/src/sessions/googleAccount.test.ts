import type { Queries } from '../database/database';
import { openDatabase } from '../database/openDatabase';
import { describe, expect, inject, it } from 'vitest';
import { newId } from '../ids';
import { createTestDatabase } from '../testing/testDatabases';
import { createUser } from './createUser';
import { findGoogleAccount } from './googleAccount';

const POSTGRESQL = inject('postgresqlUrl');
const person = { subject: newId(), email: `${newId()}@gmail.com`, emailVerified: true, name: 'Asha Rao' };

/** Creates the same person's account, like a sign-up in another tab. */
function signUp(queries: Queries): Promise<string> {
  const { subject: googleSubject, email, name } = person;
  const user = { name, email, googleSubject, phone: '9876543210', passwordHash: null, referrerId: null };
  return createUser(queries, { ...user, userType: 'user' }, new Date());
}

describe.skipIf(POSTGRESQL === '')('the account of a Google user, on PostgreSQL', () => {
  it('is found or not, but never linked elsewhere, when it is created during the search', async () => {
    const { url: databaseUrl, drop } = await createTestDatabase(POSTGRESQL);
    const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 2 });
    let answers = 0;
    const overtaken = database.queries.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        answers += 1;
        if (answers === 1) await signUp(database.queries);
        return result;
      },
    });
    expect(await findGoogleAccount(overtaken, person)).toEqual({ kind: 'none' });
    expect(await findGoogleAccount(overtaken, person)).toMatchObject({ kind: 'found', linked: true });
    await database.close();
    await drop();
  });
});
