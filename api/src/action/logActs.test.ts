import { expect, it, vi } from 'vitest';
import { describeOnEngines } from '../testing/engines';
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
});
