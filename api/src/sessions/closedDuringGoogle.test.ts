import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { eraseOwner } from '../accounts/closure/eraseOwner';
import { lockAccount } from '../accounts/closure/lockAccount';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnPostgresql } from '../testing/engines';
import { OUR_CLIENT_ID, startFakeGoogle } from '../testing/fakeGoogle';
import { OTHER_WAITS } from '../testing/lockWaits';
import { signUp } from '../testing/mailedAccounts';

const google = await startFakeGoogle();
afterAll(() => google.stop());

/** The form of a log-in by a new Google user. */
function newGoogleUser() {
  const accessToken = newId();
  const email = `${newId().toLowerCase()}@gmail.com`;
  const identity = { subject: newId(), email, emailVerified: true, name: 'Asha Rao' };
  google.tokens.set(accessToken, { audience: OUR_CLIENT_ID, ...identity });
  return { email, form: { accessToken, name: 'Asha Rao', phone: '9876543210' } };
}

describeOnPostgresql(
  'an account that is closed while its owner logs in with Google',
  (engine) => {
    type Form = ReturnType<typeof newGoogleUser>['form'];

    /** Logs in while an account is being closed, and gives the reply. */
    async function logInWhileClosed(userId: string, form: Form) {
      const { url, database, clock } = engine.api;
      const { login } = await database.transaction(async (queries) => {
        await lockAccount(queries, userId);
        const begun = call(url, 'googleLogin', form);
        const isWaiting = async () =>
          (await sql.raw<{ waits: boolean }>(OTHER_WAITS).execute(queries)).rows[0];
        await expect.poll(isWaiting, { timeout: 20_000 }).toEqual({ waits: true });
        await eraseOwner(queries, { userId, reason: 'Closed by the user', at: clock.now() });
        return { login: begun };
      });
      return login;
    }

    const rowOf = (userId: string) =>
      engine.api.database.queries
        .selectFrom('users')
        .select(['name', 'phone', 'google_subject', 'email_verified_at'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
    const erased = { name: 'Closed account', phone: '', google_subject: null, email_verified_at: null };

    it('gets no session', async () => {
      const { url, database } = engine.api;
      const { form } = newGoogleUser();
      const { _id: userId } = await mustCall(url, 'googleLogin', form);
      expect(await logInWhileClosed(userId, form)).toMatchObject({ code: 400, data: null });
      const sessions = database.queries
        .selectFrom('sessions')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null);
      expect(await sessions.execute()).toEqual([]);
    });

    it('stays closed if it was to be linked, and its owner gets a new account', async () => {
      const { email, form } = newGoogleUser();
      const { userId } = await signUp(engine.api, email);
      const { code, data } = await logInWhileClosed(userId, form);
      expect({ code, email: data?.email }).toEqual({ code: 200, email });
      expect(data?._id).not.toBe(userId);
      expect(await rowOf(userId)).toEqual(erased);
      expect((await mustCall(engine.api.url, 'googleLogin', form))._id).toBe(data?._id);
    });

    it('keeps no phone that was entered in the log-in', async () => {
      const { url, database } = engine.api;
      const { form } = newGoogleUser();
      const { _id: userId } = await mustCall(url, 'googleLogin', form);
      // As after a reset that proved the email.
      await database.queries.updateTable('users').set({ phone: '' }).where('id', '=', userId).execute();
      expect((await logInWhileClosed(userId, form)).code).toBe(400);
      expect(await rowOf(userId)).toEqual(erased);
    });
  },
  { settings: google.settings },
);
