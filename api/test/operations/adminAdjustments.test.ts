/** Adjustments of a user's balance, with `npm run admin`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { addedAdministrator } from '../../src/testing/addedAdministrator';
import { adminCli, PASSWORD, setPassword } from '../../src/testing/adminCli';
import { newProposal } from '../../src/testing/adjustments';
import { describeOnPglite } from '../../src/testing/engines';
import { newPerson } from '../../src/testing/people';
import { newEarner } from '../../src/testing/watching';

const cli = adminCli();

describeOnPglite('npm run admin', (engine) => {
  let maker: Record<string, string> = {};
  beforeAll(async () => {
    await setPassword(engine.api, PASSWORD);
    const { email, password } = await addedAdministrator(engine.api, 'checker');
    maker = {
      REELRUPEE_ADMIN_EMAIL: email,
      REELRUPEE_ADMIN_PASSWORD: password,
      XDG_CONFIG_HOME: join(cli.folder, 'maker'),
    };
  });
  const run = (...args: string[]) => cli.run(engine.api.url, args);
  const runAsMaker = (...args: string[]) => cli.run(engine.api.url, args, maker);

  it('gives a user money by two people, who are told what happened', async () => {
    const { api } = engine;
    const { userId } = await newPerson(api);
    const adjust = ['adjust', userId, '--amount', '12.50', '--reason', 'missingCredit', '--note', 'Outage'];
    const proposed = await runAsMaker(...adjust);
    expect(proposed.output).toMatch(
      /^Proposed: ₹12\.50 to Asha Rao\. Nothing has moved yet: somebody else confirms it with confirm-adjustment \w{16}\.\n$/,
    );
    const _id = /confirm-adjustment (\w+)/.exec(proposed.output)?.[1] ?? '';
    expect((await run(...adjust)).output).toMatch(/^Proposed before, .* by Ravi: ₹12\.50 to Asha Rao\./);

    expect((await run('health')).output).toMatch(/Pending adjustments\W+1\b/);
    const { output } = await run('adjustments');
    for (const text of [_id, '₹12.50', '₹0.00', 'missingCredit', 'Outage', 'Ravi', userId])
      expect(output).toContain(text);
    expect((await runAsMaker('confirm-adjustment', _id)).errors).toContain('takes two people');
    expect((await run('confirm-adjustment', _id)).output).toBe(
      'Confirmed by Administrator: ₹12.50 to Asha Rao, who has ₹12.50 available now and reads “A credit that was missing”.\n',
    );
    expect((await run('adjustments')).output).toBe('There are no pending adjustments.\n');
    expect((await run('adjustments', '--status', 'approved')).output).toContain('by Administrator');
    expect((await run(...adjust)).output).toMatch(
      /^Nothing new: the same adjustment was confirmed .* by Administrator/,
    );
    expect((await run('history', userId)).output).toContain('A credit that was missing');
    expect((await run('health')).output).toContain('The ledger is sound.');
  });

  it('takes money back, no more than there is, and has it in the books', async () => {
    const { api } = engine;
    const { userId } = await newEarner(api);
    const take = (amount: string) =>
      runAsMaker('adjust', userId, '--amount', amount, '--reason', 'creditedInError', '--note', 'Twice');
    const idOf = async (amount: string) => /adjustment (\w+)/.exec((await take(amount)).output)?.[1] ?? '';
    const tooMuch = await idOf('-25.01');
    expect((await run('confirm-adjustment', tooMuch)).errors).toBe(
      'The user has only ₹25.00 available. Decline it, and propose what can be taken back.\n',
    );
    expect((await run('decline-adjustment', tooMuch)).errors).toContain('--reason');
    expect((await run('decline-adjustment', tooMuch, '--reason', 'Too much')).output).toBe(
      'Declined by Administrator: nothing moves for Asha Rao.\n',
    );
    expect((await run('adjustments', '--status', 'rejected')).output).toContain('Too much');
    const again = await take('-25.01');
    expect(again.code).toBe(1);
    expect(again.errors).toMatch(/^Nothing new: the same adjustment was declined/);

    const taken = await run('confirm-adjustment', await idOf('-5'));
    expect(taken.output).toContain('₹5.00 taken from Asha Rao, who has ₹20.00 available now');
    expect((await run('history', userId)).output).toContain('-₹5.00');
    const file = join(cli.folder, 'books.csv');
    await run('report', file);
    const [titles = [], row = []] = readFileSync(file, 'utf8')
      .split('\r\n')
      .map((line) => line.split(','));
    expect(row[titles.indexOf('Adjustments')]).toBe('2');
    expect(row[titles.indexOf('Adjustments to users')]).toBe('7.5');
  });

  it('says what is wrong with an adjustment', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const adjust = (amount: string, reason: string, user = person.userId) =>
      run('adjust', user, '--amount', amount, '--reason', reason, '--note', 'Why');
    expect((await adjust('0', 'goodwill')).errors).toContain('Enter an amount in rupees');
    expect((await adjust('1.005', 'goodwill')).errors).toContain('at most two decimals');
    expect((await adjust('-1', 'goodwill')).errors).toContain('must be above 0');
    expect((await adjust('1', 'creditedInError')).errors).toContain('must be below 0');
    expect((await adjust('1', 'bonus')).errors).toContain('missingCredit, shortPayout, goodwill');
    expect((await adjust('1', 'goodwill', 'none')).errors).toBe('There is no user none.\n');
    expect((await adjust('10000.01', 'goodwill')).errors).toContain('at most ₹10,000 (MAX_ADJUSTMENT)');
    expect((await run('confirm-adjustment', 'none')).errors).toBe('There is no adjustment none.\n');
    await newProposal(api, person);
    await run('freeze', person.userId, '--reason', 'Shared payee');
    expect((await run('adjustments')).output).toContain('user frozen');
  });
});
