import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Queries } from '../database/database';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnPostgresql } from '../testing/engines';
import { OTHER_WAITS } from '../testing/lockWaits';
import { signUp } from '../testing/mailedAccounts';
import { endAllSessions } from './session';

describeOnPostgresql('a password that is reset while someone with the old one', (engine) => {
  /** Starts a call that has judged the old password, resets the password, and gives the reply. */
  async function resetDuring<Reply>(userId: string, start: () => Promise<Reply>): Promise<Reply> {
    const { database, clock } = engine.api;
    const { waiting } = await database.transaction(async (queries) => {
      await queries.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      const begun = start();
      await expect.poll(() => isOtherWaiting(queries), { timeout: 20_000 }).toBe(true);
      await setPassword(queries, userId, clock.now());
      return { waiting: begun };
    });
    return waiting;
  }

  it('logs in opens no session', async () => {
    const { url, database } = engine.api;
    const { email, password, userId } = await signUp(engine.api);
    const reply = await resetDuring(userId, () =>
      call(url, 'userLogin', { email, password, deviceId: newId() }),
    );
    expect(reply).toMatchObject({ code: 400, data: null });
    expect(await liveSessions(database.queries, userId)).toEqual([]);
  });

  it('repeats the sign-up opens no session', async () => {
    const { url, database } = engine.api;
    const { userId, name, email, phone, password, cPassword } = await signUp(engine.api);
    const form = { name, email, phone, password, cPassword };
    const reply = await resetDuring(userId, () => call(url, 'userRegister', form));
    expect(reply).toMatchObject({ code: 409, data: null });
    expect(await liveSessions(database.queries, userId)).toEqual([]);
  });

  it('changes the payee changes nothing', async () => {
    const { url, database } = engine.api;
    const { userId, token, profile } = await signUp(engine.api);
    await mustCall(url, 'updateUserProfile', { ...profile, userUpiId: 'asha@upi' }, token);
    const change = { ...profile, userUpiId: 'thief@upi' };
    const reply = await resetDuring(userId, () => call(url, 'updateUserProfile', change, token));
    expect(reply).toMatchObject({ code: 401 });
    const user = database.queries.selectFrom('users').select('upi_id').where('id', '=', userId);
    expect(await user.executeTakeFirst()).toEqual({ upi_id: 'asha@upi' });
  });

  it('changes it is not changed back', async () => {
    const { url, database } = engine.api;
    const { password: currentPassword, userId, token } = await signUp(engine.api);
    const change = { userId, currentPassword, password: 'of-the-thief', cPassword: 'of-the-thief' };
    const reply = await resetDuring(userId, () => call(url, 'changePassword', change, token));
    expect(reply).toMatchObject({ code: 400, msg: 'The current password is wrong.' });
    const { queries } = database;
    const user = queries.selectFrom('users').select('password_hash').where('id', '=', userId);
    expect(await user.executeTakeFirst()).toEqual({ password_hash: 'hash of the new one' });
  });
});

/** The writes of `resetPassword`. */
async function setPassword(queries: Queries, userId: string, now: Date): Promise<void> {
  const password_hash = 'hash of the new one';
  await queries.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
  await endAllSessions(queries, userId, now);
}

function liveSessions(queries: Queries, userId: string) {
  const sessions = queries.selectFrom('sessions').select('user_id').where('user_id', '=', userId);
  return sessions.where('ended_at', 'is', null).execute();
}

async function isOtherWaiting(queries: Queries): Promise<boolean> {
  const { rows } = await sql.raw<{ waits: boolean }>(OTHER_WAITS).execute(queries);
  return rows[0]?.waits === true;
}
