/** Requests, payouts and users with `npm run admin`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../src/ids';
import { adminCli, PASSWORD, setPassword } from '../../src/testing/adminCli';
import { mustCall } from '../../src/testing/apiClient';
import { describeOnPglite } from '../../src/testing/engines';
import { expectInvariants } from '../../src/testing/invariants';
import { newPerson } from '../../src/testing/people';
import { askForPlan, buyPlan, planOf, plansOf } from '../../src/testing/watching';

const cli = adminCli();

describeOnPglite('npm run admin', (engine) => {
  beforeAll(() => setPassword(engine.api, PASSWORD));
  const run = (...args: string[]) => cli.run(engine.api.url, args);

  it('lists recharges and approves or rejects them', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const [cheap, dear] = (await plansOf(api)).paid;
    if (!cheap || !dear) throw new Error('There are no paid plans');
    const one = await askForPlan(api, person, cheap, '123456789012');
    const other = await askForPlan(api, person, dear, '210987654321');
    const listed = await run('recharges');
    expect(listed).toMatchObject({ code: 0, errors: '' });
    expect(listed.output).toContain(one._id);
    expect(listed.output).toContain('₹255.00');
    expect(listed.output).toContain('123456789012');

    expect((await run('approve', one._id)).output).toBe(
      'Approved: Asha Rao now has the plan Starter (₹255.00).\n',
    );
    expect((await run('reject', other._id, '--reason', 'No such payment')).output).toContain(
      'No such payment',
    );
    expect((await run('recharges')).output).toBe('There are no pending recharges.\n');
    expect((await run('reject', one._id, '--reason', 'late')).errors).toBe(
      'This recharge has already been approved.\n',
    );
  });

  it('lists withdrawals and pays or rejects them', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const plan = await planOf(api, 250);
    await buyPlan(api, await newPerson(api, person.userId), plan, newId());
    const { userId, token } = person;
    const ask = (amount: number) => mustCall(api.url, 'withdrawRequest', { userId, amount }, token);
    const [one, other] = [await ask(10), await ask(5)];
    const listed = (await run('withdrawals')).output;
    expect(listed).toContain('₹8.50');
    expect(listed).toContain('asha@upi');
    expect((await run('pay', one._id, '--utr', 'UTR77')).output).toBe(
      'Paid: ₹8.50 to Asha Rao, UTR UTR77.\n',
    );
    expect((await run('reject-withdrawal', other._id, '--reason', 'closed')).output).toContain(
      '₹5.00 returned',
    );
    expect((await run('pay', one._id)).errors).toContain('--utr');
  });

  it('shows plans, reels, proofs and the health of the ledger', async () => {
    const { api } = engine;
    expect((await run('plans')).output).toContain('Crown');
    expect((await run('reels')).output).toContain('lesson-01-abc123.mp4');
    expect((await run('health')).output).toContain('The ledger is sound.');
    const person = await newPerson(api);
    const plan = await planOf(api, 250);
    const { screenshot, _id } = await askForPlan(api, person, plan, newId());
    const file = join(cli.folder, 'proof.webp');
    expect((await run('proof', _id, file)).errors).toBe(
      `There is no image ${_id}. The lists of recharges and withdrawals have its id, in the columns Proof and QR.\n`,
    );
    expect(await run('proof', screenshot, file)).toMatchObject({ code: 0 });
    expect(readFileSync(file).subarray(8, 12).toString()).toBe('WEBP');
  });

  it('finds and freezes users, reverses, forfeits and reviews', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { userId, token } = person;
    const plan = await planOf(api, 250);
    const { _id } = await buyPlan(api, await newPerson(api, userId), plan, newId());
    const asked = await mustCall(api.url, 'withdrawRequest', { userId, amount: 5 }, token);
    expect((await run('freeze', userId)).errors).toContain('--reason');
    expect((await run('freeze', userId, '--reason', 'Shared UPI ID')).output).toContain('Frozen');
    expect((await run('users', userId)).output).toContain('Shared UPI ID');
    expect((await run('withdrawals')).output).toContain('user frozen');
    expect((await run('pay', asked._id, '--utr', newId())).errors).toBe(
      'This user is frozen. Unfreeze them first.\n',
    );
    expect((await run('frozen')).output).toContain(userId);
    expect((await run('unfreeze', userId)).output).toContain('Unfrozen');
    expect((await run('frozen')).output).toBe('Nobody is frozen.\n');
    expect((await run('users', 'none')).output).toContain('There is no user');
    expect((await run('review', asked._id)).output).toContain('Reviewed by Administrator: ₹4.25');
    expect((await run('reverse', _id, '--reason', 'Charged back')).output).toBe(
      'Reversed: Asha Rao no longer has the plan Starter (₹255.00).\n' +
        `Rejected: the withdrawal ${asked._id} of ₹5.00 by Asha Rao. Do not pay it.\n`,
    );
    const refused = await run('close', userId, '--loss', '1', '--reason', 'Asked by mail');
    expect(refused.errors).toBe('The user would lose ₹0.00.\n');
    const closed = await run('close', userId, '--loss', '0', '--reason', 'Asked by mail');
    expect(closed.output).toContain('Closed: ');
    expect((await run('users', userId)).output).toContain('Closed account');
    expect((await run('forfeit')).output).toBe('Forfeited: ₹0.00 of 0 ended plans.\n');
    await expectInvariants(api.database);
  });
});
