/** Books, prices, reels, and the data of a user with `npm run admin`. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { adminCli, PASSWORD, setPassword } from '../../src/testing/adminCli';
import { mustCall } from '../../src/testing/apiClient';
import { describeOnPglite } from '../../src/testing/engines';
import { keepSignedIn, newPerson } from '../../src/testing/people';
import { askForPlan, newEarner, planOf } from '../../src/testing/watching';

const cli = adminCli();

/** Longer than the table of acts shows. */
const LONG_REASON = `No such payment, ${'as the bank says '.repeat(6).trim()}`;

describeOnPglite('npm run admin', (engine) => {
  beforeAll(() => setPassword(engine.api, PASSWORD));
  const run = (...args: string[]) => cli.run(engine.api.url, args);

  it('writes the books for the accountant', async () => {
    const { api } = engine;
    const { userId, token } = await newEarner(api);
    const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 10 }, token);
    await run('pay', _id, '--utr', '412345678901');
    const file = join(cli.folder, 'books.csv');
    const rowsOf = () => readFileSync(file, 'utf8').trimEnd().split('\r\n');

    expect((await run('report', file)).output).toBe(
      `Saved to ${file}: 2026-03 to 2026-03, which is not over.\n`,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(rowsOf()[1]).toMatch(
      /^2026-03,1,0,1,0,255,250,5,0,0,0,0,0,0,25,0,8\.5,1,0\.5,0,0,0,15,0,0,0,0,0$/,
    );

    expect((await run('receipts', '2026-01', '2026-03', file)).output).toBe(
      `Saved to ${file}. Receipts: 1, ₹255.00 in all.\n`,
    );
    expect(rowsOf()[1]).toMatch(/,255,250,5,Starter,Asha Rao,/);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    expect((await run('payouts', '2026-01', '2026-03', file)).output).toBe(
      `Saved to ${file}. Payouts: 1, ₹8.50 in all.\n`,
    );
    expect(rowsOf()[1]).toContain(',412345678901,8.5,asha@upi,');
    expect((await run('sales', '2026-01', '2026-03')).output).toMatch(
      /02\/03\/2026\W+Starter\W+1\W+0\W+250\.00[^]*₹250\.00 in all\.\n$/,
    );
    expect((await run('top-payees', '2026-01', '2026-03')).output).toMatch(/asha@upi\W+\w+\W+1\W+1\W+8\.50/);
    expect((await run('withdrawals', '--status', 'approved')).output).toContain('UTR 412345678901');

    expect((await run('tds', '2026-01', '2026-03', file)).output).toBe(
      `Saved to ${file}. TDS: ₹0.50, users: 1.\n`,
    );
    expect(rowsOf()[1]).toMatch(new RegExp(`^${userId},Asha Rao,,.*@example\\.in,1,10,0\\.5$`));
    expect((await run('tds', '2026-03', '2026-01', file)).errors).toBe(
      'The month 2026-01 is before 2026-03.\n',
    );
    expect((await run('tds', '2026-3', '2026-04', file)).errors).toContain('a month such as 2026-04');
  });

  it('has a payout that the bank returned in the books of its month, with a minus', async () => {
    const { api } = engine;
    api.clock.setIstDay('2026-04-02');
    await keepSignedIn(api);
    const { userId, token } = await newEarner(api);
    const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 10 }, token);
    await run('pay', _id, '--utr', '412345678920');
    expect((await run('correct-utr', _id, '--utr', '412345678902')).output).toBe(
      'The payout of ₹8.50 to Asha Rao has the bank reference 412345678902 now, which its user sees.\n',
    );
    expect((await run('return-payout', _id, '--utr', '412345678903')).errors).toContain('--reason');
    const act = ['return-payout', _id, '--reason', 'Account closed', '--utr', '412345678903'];
    expect((await run(...act)).output).toBe(
      'Returned: ₹8.50 came back, ₹10.00 is available to Asha Rao again, who sees the reason “Account closed”.\n',
    );
    expect((await run('withdrawals', '--status', 'rejected')).output).toContain('UTR 412345678903');
    expect((await run('history', userId)).output).toContain('Returned by the bank: Account closed');
    expect((await run('users', '412345678903')).output).toContain(userId);
    const file = join(cli.folder, 'returned.csv');
    expect((await run('payouts', '2026-04', '2026-04', file)).output).toBe(
      `Saved to ${file}. Payouts: 1, returned: 1, ₹0.00 in all.\n`,
    );
    expect(readFileSync(file, 'utf8')).toContain(',412345678903,-8.5,asha@upi,');
    expect((await run('tds', '2026-04', '2026-04', file)).output).toContain('TDS: ₹0.00, users: 1.');
    expect((await run('report', file)).output).toContain('2026-04');
    expect((await run('health')).output).toContain('The ledger is sound.');
  });

  it('records tax that was sent to the state, once, and takes a wrong record back', async () => {
    const { api } = engine;
    const { userId, token } = await newEarner(api);
    const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 20 }, token);
    await run('pay', _id, '--utr', '412345678931');
    const left = async () => /Still to be sent: (₹[\d.]+)\./.exec((await run('tds-payments')).output)?.[1];
    expect((await run('tds-payments')).output).toContain('No tax payments are recorded.');
    const before = await left();
    expect((await run('remit-tds', '0.75', '0510308-07042026-00012')).output).toMatch(
      /^Recorded: ₹0\.75 of TDS was sent with challan 05103080704202600012\. Still to be sent: ₹\d+\.\d\d\.\n$/,
    );
    expect((await run('remit-tds', '0.75', '0510308 07042026 00012')).output).toMatch(
      /^Nothing new: recorded .*: ₹0\.75/,
    );
    expect((await run('remit-tds', '0.5', '0510308 07042026 00012')).errors).toContain(
      'recorded with ₹0.75. If that is wrong, reverse it with reverse-tds first.',
    );
    expect((await run('remit-tds', '100000', '0510308-07042026-00013')).errors).toContain('still to be sent');
    expect((await run('remit-tds', '1', '12')).errors).toContain(
      'identification number of the challan (CIN)',
    );
    expect((await run('health')).output).toMatch(/TDS sent\W+0\.75[^]*The ledger is sound/);
    const file = join(cli.folder, 'tax.csv');
    await run('report', file);
    const rows = readFileSync(file, 'utf8').trimEnd().split('\r\n');
    expect(rows.at(-1)).toMatch(/,1,0\.75,0$/);
    expect((await run('reverse-tds', '05103080704202600012', '--reason', 'Was 0.50')).output).toBe(
      `Reversed: challan 05103080704202600012 counts no more. Still to be sent: ${before ?? ''}.\n`,
    );
    expect(await left()).toBe(before);
    const acts = await run('acts', '--about', '05103080704202600012');
    for (const act of ['adminRecordTaxPayment', 'adminReverseTaxPayment']) expect(acts.output).toContain(act);
  });

  it('finds a payment by its bank reference, and shows and saves what its user sees', async () => {
    const { api } = engine;
    const { userId, token, referralCode } = await newPerson(api);
    const caller = { userId, token, referralCode };
    const { _id } = await askForPlan(api, caller, await planOf(api, 250), '512345678901');
    expect((await run('users', 'UTR 5123 4567 8901')).output).toContain(userId);
    expect((await run('history', userId)).output).toContain(_id);
    await run('reject', _id, '--reason', LONG_REASON);
    expect((await run('recharges', '--status', 'rejected')).output).toContain('No such payment');
    const file = join(cli.folder, 'user.json');
    expect((await run('user-data', userId, file)).code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const own = await mustCall(api.url, 'exportUserData', { userId }, token);
    const saved = JSON.parse(readFileSync(file, 'utf8')) as object;
    expect(saved).toEqual({ ...own, devices: own.devices.map((row) => ({ ...row, current: false })) });
    expect((await run('history', 'none')).errors).toBe('There is no user none.\n');
    const acts = await run('acts', '--about', userId);
    expect(acts.output).toContain('adminExportUser');
    expect(acts.output).toContain('No such payment');
    expect(acts.output).not.toContain('412345678902');
    const whole = (await run('acts', '--about', userId, '--json')).output.trim().split('\n');
    const rejection = whole.map((line) => JSON.parse(line) as { action: string; payload: string });
    expect(rejection.find(({ action }) => action === 'adminDecideRecharge')?.payload).toBe(
      JSON.stringify({ _id, decision: 'reject', reason: LONG_REASON }),
    );
    expect((await run('acts', '--about', 'x-none')).output).toBe('No act is about x-none.\n');
  });

  it('changes prices, and takes plans off sale', async () => {
    const { api } = engine;
    const added = await run('add-plan', '--title', 'Mini', '--amount', '100', '--per-reel', '0.40');
    const [, id = ''] = /^Added: (\w+), Mini, ₹100\.00, ₹0\.40 per reel, on sale$/m.exec(added.output) ?? [];
    expect((await run('change-plan', id, '--amount', '120')).output).toBe(
      `Before: ${id}, Mini, ₹100.00, ₹0.40 per reel, on sale\n` +
        `Now:    ${id}, Mini, ₹120.00, ₹0.40 per reel, on sale\n` +
        'Users who have bought it keep their terms.\n',
    );
    expect((await run('change-plan', id, '--off-sale')).output).toContain('not on sale');
    expect((await run('change-plan', id, '--title', 'Tiny')).output).toContain('not on sale');
    const plans = await mustCall(api.url, 'getPlan', {});
    expect(plans.map(({ title }) => title)).not.toContain('Tiny');
    expect((await run('change-plan', id)).errors).toContain('Name a change');
    expect((await run('change-plan', 'none', '--on-sale')).errors).toBe('There is no plan none.\n');
    expect((await run('change-plan', id, '--amount', '0')).errors).toContain('a paid plan must stay paid');
  });

  it('adds reels, and takes them off', async () => {
    const added = await run('add-reel', '--title', 'Tax', '--video', 'tax.mp4', '--seconds', '20');
    const [, id = ''] = /^Added: (\w+), Tax\./.exec(added.output) ?? [];
    expect((await run('hide-reel', id)).output).toContain('Hidden: Tax.');
    expect((await run('reels')).output).toMatch(new RegExp(`${id}.*no`));
    expect((await run('show-reel', id)).output).toContain('Shown: Tax');
    expect((await run('hide-reel', 'none')).errors).toBe('There is no reel none.\n');
  });

  it('shows held payouts and errors of the site, and gives a user a code', async () => {
    const { api } = engine;
    expect((await run('held')).output).toBe('No pending withdrawal is held.\n');
    expect((await run('release', 'none')).errors).toContain('none');
    expect((await run('errors')).output).toBe('No errors in the last 24 hours.\n');
    const { userId, token } = await newPerson(api);
    const { email } = await mustCall(api.url, 'getUserProfile', { userId }, token);
    const [, code = ''] = /^Code: (\S+), valid until /.exec((await run('reset-code', email)).output) ?? [];
    const password = 'new-secret-1';
    await mustCall(api.url, 'resetPassword', { code, password, cPassword: password });
    expect(await mustCall(api.url, 'userLogin', { email, password })).toMatchObject({ _id: userId });
  });

  it('ends its session on the server when it logs out', async () => {
    const { api } = engine;
    await run('plans');
    const open = () =>
      api.database.queries
        .selectFrom('sessions')
        .select('token_hash')
        .where('ended_at', 'is', null)
        .execute();
    const before = (await open()).length;
    expect((await run('logout')).output).toBe('Signed out.\n');
    expect((await open()).length).toBe(before - 1);
    expect((await run('logout')).output).toBe('Signed out.\n');
  });
});
