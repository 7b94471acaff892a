import { expect, it, vi } from 'vitest';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { signUp } from '../testing/mailedAccounts';
import { errorReply } from './reply';
import { runLogged } from './logActs';

describeOnEngines('an act of an administrator', (engine) => {
  it('is refused with words once a restore has replaced the administrator', async () => {
    const run = vi.fn(() => Promise.resolve(errorReply(400, 'It ran')));
    const session = { userId: 'not in the backup' } as Parameters<typeof runLogged>[2];
    const reply = await runLogged('adminFreezeUser', {}, session, engine.api, run);
    expect(reply).toMatchObject({ code: 503, msg: expect.stringContaining('restore') });
    expect(run).not.toHaveBeenCalled();
  });

  it('names the user of a reset code by id, since closing the account erases the email', async () => {
    const { url, admin } = engine.api;
    const { userId, email } = await signUp(engine.api);
    expect((await call(url, 'adminIssueResetCode', { email: ` ${email}` }, admin.token)).code).toBe(200);
    const unknown = { email: `un${email}` };
    expect((await call(url, 'adminIssueResetCode', unknown, admin.token)).code).toBe(400);
    const acts = await mustCall(url, 'adminListActs', { limit: 4 }, admin.token);
    expect(acts.map(({ payload, replyCode }) => [payload, replyCode])).toEqual([
      ['{"_id":null}', 400],
      ['{"_id":null}', null],
      [`{"_id":"${userId}"}`, 200],
      [`{"_id":"${userId}"}`, null],
    ]);
  });
});
