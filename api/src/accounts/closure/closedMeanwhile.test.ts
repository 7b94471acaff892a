import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { call } from '../../testing/apiClient';
import { describeOnPostgresql } from '../../testing/engines';
import { startFakePush } from '../../testing/fakePush';
import { OTHER_WAITS } from '../../testing/lockWaits';
import { signUp } from '../../testing/mailedAccounts';
import { eraseOwner } from './eraseOwner';
import { lockAccount } from './lockAccount';

const push = await startFakePush();
afterAll(() => push.stop());

describeOnPostgresql('an account that is closed meanwhile', (engine) => {
  /** Starts a call while an account is being closed, and gives its reply. */
  async function whileClosed<Reply>(userId: string, start: () => Promise<Reply>): Promise<Reply> {
    const { database, clock } = engine.api;
    const { waiting } = await database.transaction(async (queries) => {
      await lockAccount(queries, userId);
      await eraseOwner(queries, { userId, reason: 'Closed by the user', at: clock.now() });
      const begun = start();
      const isWaiting = async () => (await sql.raw<{ waits: boolean }>(OTHER_WAITS).execute(queries)).rows[0];
      await Promise.race([begun, expect.poll(isWaiting, { timeout: 20_000 }).toEqual({ waits: true })]);
      return { waiting: begun };
    });
    return waiting;
  }

  it('gets no code, since its password is erased', async () => {
    const { url, database, admin } = engine.api;
    const { userId, email } = await signUp(engine.api);
    const reply = await whileClosed(userId, () => call(url, 'adminIssueResetCode', { email }, admin.token));
    expect(reply).toMatchObject({ code: 400, data: null });
    const codes = database.queries
      .selectFrom('account_codes')
      .select('purpose')
      .where('user_id', '=', userId);
    expect(await codes.execute()).toEqual([]);
  });

  it('gets no reminder, since its session has ended', async () => {
    const { url, database } = engine.api;
    const { userId, token } = await signUp(engine.api);
    const reminder = { userId, hour: 19, ...push.addDevice().subscription };
    const reply = await whileClosed(userId, () => call(url, 'setReminder', reminder, token));
    expect(reply).toMatchObject({ code: 401, data: null });
    const reminders = database.queries.selectFrom('reminders').select('hour').where('user_id', '=', userId);
    expect(await reminders.execute()).toEqual([]);
  });
});
