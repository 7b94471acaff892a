/** Payouts of a batch, and recharges by the bank's statement, with `npm run admin`. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { adminCli, PASSWORD, setPassword } from '../../src/testing/adminCli';
import { mustCall } from '../../src/testing/apiClient';
import { describeOnPglite } from '../../src/testing/engines';
import { expectInvariants } from '../../src/testing/invariants';
import { newPerson } from '../../src/testing/people';
import { askForPlan, newEarner, planOf } from '../../src/testing/watching';

const cli = adminCli();

describeOnPglite('npm run admin', (engine) => {
  beforeAll(() => setPassword(engine.api, PASSWORD));
  const run = (...args: string[]) => cli.run(engine.api.url, args);
  const file = join(cli.folder, 'batch.csv');
  const rowsOf = () => readFileSync(file, 'utf8').trimEnd().split('\r\n');

  const newBatch = (...options: string[]) => {
    rmSync(file);
    return run('payout-batch', file, ...options);
  };

  /** Writes the batch with UTRs in the order of its rows. */
  const fillIn = (...utrs: string[]) => {
    const [header = '', ...rows] = rowsOf();
    const filled = rows.map((row, index) => row.replace(',,', `,${utrs[index] ?? ''},`));
    writeFileSync(file, [header, ...filled].join('\r\n'));
  };

  it('saves a batch of what can be paid, and marks it as paid by the UTRs that are filled in', async () => {
    const { api } = engine;
    expect((await run('payout-batch', file)).output).toBe(
      'There is nothing to pay now; nothing was saved.\n',
    );
    const ask = async (amount: number) => {
      api.clock.advance(1000);
      const { userId, token } = await newEarner(api);
      return mustCall(api.url, 'withdrawRequest', { userId, amount }, token);
    };
    const [one, two, frozen, late] = [await ask(10), await ask(5), await ask(6), await ask(7)];
    await run('freeze', frozen.userId, '--reason', 'Shared UPI ID');
    expect((await run('payout-batch', file, '--name', 'monday')).output).toBe(
      `Saved to ${file}. The batch “monday” has 3 payouts, ₹18.70 in all.\n` +
        'In no batch: 1; withdrawals says which cannot be paid yet.\n',
    );
    expect((await run('payout-batch', join(cli.folder, 'second.csv'))).output).toBe(
      'There is nothing to pay now; nothing was saved.\n' +
        'In no batch: 1; withdrawals says which cannot be paid yet.\n' +
        'In other batches: 3; withdrawals names them.\n',
    );
    expect((await run('withdrawals')).output).toContain('in the batch monday');
    const nowhere = await run('payout-batch', join(cli.folder, 'none/batch.csv'), '--name', 'monday');
    expect(nowhere.errors).toContain('To save the batch, once it was made: --name "monday".');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(rowsOf()).toHaveLength(4);
    expect(rowsOf()[1]).toMatch(new RegExp(`^${one._id},,8.5,asha@upi,,,,Asha Rao,`));

    expect((await run('payout-batch', file)).errors).toBe(
      `${file} exists, and may have UTRs. Choose a new file.\n`,
    );
    fillIn('4.12346E+11', '412345678902', '412345678902');
    expect(await run('pay-batch', file)).toMatchObject({
      code: 1,
      errors:
        'Row 2: “4.12346E+11” is no UTR. Make the column a text, fill it in again, and save as CSV.\n' +
        'Row 4 has the UTR or the withdrawal of row 3.\nNothing was marked as paid.\n',
    });
    expect((await newBatch('--name', 'monday')).output).toBe(
      `Saved to ${file}. The batch “monday” has 3 payouts, ₹18.70 in all.\n` +
        'It was made before: if its file is at the bank, do not pay by this one too.\n' +
        'In no batch: 1; withdrawals says which cannot be paid yet.\n',
    );
    fillIn('412345678901', '412345678902');
    expect((await run('pay-batch', file)).output).toBe('Paid: 2, ₹12.75 in all. Without a UTR: 1.\n');
    expect((await run('pay-batch', file)).output).toBe('Paid: 2, ₹12.75 in all. Without a UTR: 1.\n');
    expect((await run('users', '412345678902')).output).toContain(two.userId);

    const reject = () => run('reject-withdrawal', late._id, '--reason', 'Refused by the bank');
    expect((await reject()).errors).toContain('it is in the batch monday');
    expect((await run('cancel-batch', 'monday')).output).toMatch(/^Cancelled: 1 withdrawals are out of/);
    expect((await run('cancel-batch', 'monday')).code).toBe(1);

    // Two people who make a batch in the same second must not share its name: both would pay it.
    expect((await newBatch()).output).toMatch(
      /The batch “\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [0-9a-f]{6}” has 1 payouts/,
    );
    fillIn('412345678901');
    expect(await run('pay-batch', file)).toMatchObject({
      code: 1,
      errors:
        'Paid: 0, ₹0.00 in all.\nNot marked as paid: 1.\n' +
        `Row 2, ${late._id}: The bank reference 412345678901 already belongs to another payment.\n`,
    });
    await expectInvariants(api.database);
  });

  it('approves the recharges that a bank’s statement has, and no other', async () => {
    const { api } = engine;
    const plan = await planOf(api, 250);
    const ask = async (utr: string) => askForPlan(api, await newPerson(api), plan, utr);
    const [paid, tooLittle, missing] = [
      await ask('512345678901'),
      await ask('512345678902'),
      await ask('512345678903'),
    ];
    const statement = join(cli.folder, 'statement.csv');
    writeFileSync(
      statement,
      [
        'Statement of account,,',
        'Date,Narration,Withdrawal Amt.,Deposit Amt.',
        '02/03/26,UPI-ASHA RAO-ASHA@OKAXIS-HDFC0001234-512345678901-PLAN,,255.00',
        '02/03/26,UPI-ASHA RAO-ASHA@OKAXIS-HDFC0001234-512345678902-PLAN,,25.00',
        '02/03/26,UPI-SHOP-SHOP@UPI-512345678903-TEA,255.00,',
      ].join('\n'),
    );
    const match = (...options: string[]) =>
      run('match-recharges', statement, '--reference', 'narration', '--credit', 'Deposit Amt.', ...options);

    const { output } = await match();
    expect(output).toMatch(new RegExp(`${paid._id}.* yes `));
    expect(output).toMatch(new RegExp(`${tooLittle._id}.* ₹25.00 received `));
    expect(output).toMatch(new RegExp(`${missing._id}.* not as received `));
    expect(output).toContain('In the statement: 1, to decide by hand: 2. Nothing was approved;');
    expect((await match('--approve')).output).toContain('Approved: 1. To decide by hand: 2.');
    const listed = await run('recharges');
    expect(listed.output).not.toContain(paid._id);
    expect(listed.output).toContain(tooLittle._id);
    expect((await match('--approve')).output).toContain('In the statement: 0, to decide by hand: 2.');

    const swapped = ['--reference', 'Date', '--credit', 'Deposit Amt.'];
    expect((await run('match-recharges', statement, ...swapped)).errors).toBe(
      `No row of ${statement} has a UTR of 12 digits in “Date” and an amount in “Deposit Amt.”.\n`,
    );
    expect((await run('acts')).output).toContain('adminDecideRecharge');

    const shortened =
      'A spreadsheet has shortened the UTRs of 1 row (such as “5.12346E+11”). Save the bank’s file again without opening it there.';
    const saveShortened = (...rows: string[]) =>
      writeFileSync(statement, ['Narration,Deposit Amt.', '5.12346E+11,255.00', ...rows].join('\n'));
    saveShortened('999999999999,10.00');
    expect((await match()).output).toContain(shortened);
    saveShortened();
    expect((await match()).errors).toContain(shortened);
  });

  it('takes of one column of amounts what another column calls received', async () => {
    const { api } = engine;
    const plan = await planOf(api, 250);
    const ask = async (utr: string) => askForPlan(api, await newPerson(api), plan, utr);
    const [received, sent] = [await ask('612345678901'), await ask('612345678902')];
    const statement = join(cli.folder, 'amounts.csv');
    writeFileSync(
      statement,
      [
        'Date,Narration,Amount,Type,Balance,Dr/Cr',
        '02/03/26,UPI/612345678901/PLAN,255.00,Deposit,10.00,Dr',
        '02/03/26,UPI/612345678902/RETURNED,255.00,Paid out,265.00,Dr',
      ].join('\n'),
    );
    const match = (receivedIf: string) =>
      run(
        ...['match-recharges', statement, '--reference', 'Narration', '--credit', 'Amount'],
        ...['--received-if', receivedIf],
      );
    const { output } = await match('type=deposit');
    expect(output).toMatch(new RegExp(`${received._id}.* yes `));
    expect(output).toMatch(new RegExp(`${sent._id}.* not as received `));
    expect((await match('Dr/Cr=Cr')).errors).toBe(`No row of ${statement} has “Cr” in “Dr/Cr”.\n`);
    expect((await match('Kind=Deposit')).errors).toContain('has the columns “Narration”, “Amount”, “Kind”');
    expect((await match('Deposit')).errors).toContain('such as "Dr/Cr=Cr"');
  });
});
