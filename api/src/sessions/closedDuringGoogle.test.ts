import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { eraseOwner } from '../accounts/closure/eraseOwner';
import { lockAccount } from '../accounts/closure/lockAccount';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnPostgresql } from '../testing/engines';
import { OUR_CLIENT_ID, startFakeGoogle } from '../testing/fakeGoogle';
import { OTHER_WAITS } from '../testing/lockWaits';

const google = await startFakeGoogle();
afterAll(() => google.stop());

describeOnPostgresql(
  'an account that is closed while its owner logs in with Google',
  (engine) => {
    it('gets no session', async () => {
      const { url, database, clock } = engine.api;
      const accessToken = newId();
      google.tokens.set(accessToken, {
        audience: OUR_CLIENT_ID,
        subject: newId(),
        email: `${newId()}@gmail.com`,
        emailVerified: true,
        name: 'Asha Rao',
      });
      const form = { accessToken, name: 'Asha Rao', phone: '9876543210' };
      const { _id: userId } = await mustCall(url, 'googleLogin', form);
      const { login } = await database.transaction(async (queries) => {
        await lockAccount(queries, userId);
        const begun = call(url, 'googleLogin', form);
        const isWaiting = async () =>
          (await sql.raw<{ waits: boolean }>(OTHER_WAITS).execute(queries)).rows[0];
        await expect.poll(isWaiting, { timeout: 20_000 }).toEqual({ waits: true });
        await eraseOwner(queries, { userId, reason: 'Closed by the user', at: clock.now() });
        return { login: begun };
      });
      expect(await login).toMatchObject({ code: 400, data: null });
      const sessions = database.queries
        .selectFrom('sessions')
        .select('user_id')
        .where('user_id', '=', userId);
      expect(await sessions.execute()).toEqual([]);
    });
  },
  { settings: google.settings },
);
