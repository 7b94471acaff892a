import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { call } from '../../testing/apiClient';
import { describeOnPostgresql } from '../../testing/engines';
import { OTHER_WAITS } from '../../testing/lockWaits';
import { signUp } from '../../testing/mailedAccounts';
import { eraseOwner } from './eraseOwner';
import { lockAccount } from './lockAccount';

describeOnPostgresql('an account that is closed while a code for it is issued', (engine) => {
  it('gets no code, since its password is erased', async () => {
    const { url, database, clock, admin } = engine.api;
    const { userId, email } = await signUp(engine.api);
    const { issued } = await database.transaction(async (queries) => {
      await lockAccount(queries, userId);
      await eraseOwner(queries, { userId, reason: 'Closed by the user', at: clock.now() });
      const begun = call(url, 'adminIssueResetCode', { email }, admin.token);
      const isWaiting = async () => (await sql.raw<{ waits: boolean }>(OTHER_WAITS).execute(queries)).rows[0];
      await Promise.race([begun, expect.poll(isWaiting, { timeout: 20_000 }).toEqual({ waits: true })]);
      return { issued: begun };
    });
    expect(await issued).toMatchObject({ code: 400, data: null });
    const codes = database.queries
      .selectFrom('account_codes')
      .select('purpose')
      .where('user_id', '=', userId);
    expect(await codes.execute()).toEqual([]);
  });
});
