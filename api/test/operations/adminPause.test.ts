/** The pause of payouts, with `npm run admin`. */
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { adminCli, PASSWORD, setPassword } from '../../src/testing/adminCli';
import { mustCall } from '../../src/testing/apiClient';
import { describeOnPglite } from '../../src/testing/engines';
import { newEarner } from '../../src/testing/watching';

const cli = adminCli();

describeOnPglite('npm run admin', (engine) => {
  beforeAll(() => setPassword(engine.api, PASSWORD));
  const run = (...args: string[]) => cli.run(engine.api.url, args);

  it('pauses payouts, names the batches at the bank, and ends the pause', async () => {
    const { api } = engine;
    const { userId, token } = await newEarner(api);
    const ask = (amount: number) => mustCall(api.url, 'withdrawRequest', { userId, amount }, token);
    await ask(5);
    await run('payout-batch', join(cli.folder, 'monday.csv'), '--name', 'monday');
    const { _id } = await ask(6);

    expect((await run('pause-payouts', '--note', 'Stolen sessions')).errors).toContain('--reason');
    const paused = await run('pause-payouts', '--reason', 'check', '--note', 'Stolen sessions');
    expect(paused.output).toBe(
      'Payouts are paused: nothing is withdrawn, and nothing more is paid. What is pending stays. End it with resume-payouts.\n' +
        'The bank may be paying these batches: monday. Stop them there, or mark with pay-batch what it has paid.\n',
    );
    expect((await run('health')).output).toMatch(
      /Payouts are paused since .* \(check\): Stolen sessions\nThe ledger is sound/,
    );
    expect((await run('withdrawals')).output).toContain('payouts are paused');
    expect((await run('pay', _id, '--utr', '412345678911')).errors).toContain('Send no money.');
    const refused = await run('payout-batch', join(cli.folder, 'paused.csv'), '--name', 'paused');
    expect(refused.errors).toContain('Payouts are paused: Stolen sessions. Nothing is added to a batch.');

    expect((await run('resume-payouts')).output).toBe('Payouts continue.\n');
    expect((await run('health')).output).not.toContain('paused');
    expect((await run('pay', _id, '--utr', '412345678911')).output).toContain('Paid:');
  });
});
