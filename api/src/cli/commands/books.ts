import type { Payout } from '@reelrupee/contract/actions/bookkeeping';
import { toPaise, toRupees } from '@reelrupee/contract/money';
import type { AdminClient } from '../adminClient';
import { toCsv } from '../csv';
import { money, when } from '../format';
import { monthsBetween } from '../months';
import { writePrivate } from '../writePrivate';
import { type MonthOfReport, monthlyReport } from './monthlyReport';
import { readMonths } from './readMonths';

/** Writes the sums of the ledger, a row for each month from the first one to the current one. */
export async function saveReport(client: AdminClient, file: string): Promise<string> {
  const { data: current } = await client.call('adminListLedgerSums', {});
  if (current.since === '') return 'The ledger is empty.';
  const months: MonthOfReport[] = [];
  for (const month of monthsBetween(current.since, current.month)) {
    months.push((await client.call('adminListLedgerSums', { month })).data);
  }
  writePrivate('The report', file, toCsv(monthlyReport(months)));
  return `Saved to ${file}: ${current.since} to ${current.month}, which is not over.`;
}

/** Writes each payout of the months, to compare with the bank’s statement; one that came back is negative. */
export async function savePayouts(
  client: AdminClient,
  from: string,
  to: string,
  file: string,
): Promise<string> {
  const payouts = await readPayouts(client, from, to);
  const titles = ['Paid', 'UTR', 'Paid out', 'UPI ID', 'Account holder', 'Account number', 'IFSC'];
  const rows = payouts.map((row) => [
    when(row.paidAt),
    row.utr,
    row.net,
    row.userUpiId,
    row.accountHolderName,
    row.accountNumber,
    row.ifscCode,
    row.amount,
    row.platformCharge,
    row.tds,
    row.userName,
    row.userEmail,
    row.userId,
    row._id,
  ]);
  const others = ['Withdrawn', 'Platform charge', 'TDS', 'Name', 'Email', 'User', 'Withdrawal'];
  writePrivate('The list', file, toCsv([[...titles, ...others], ...rows]));
  const net = payouts.reduce((sum, row) => sum + toPaise(row.net), 0);
  const returns = payouts.filter(({ returned }) => returned).length;
  const counts = `Payouts: ${payouts.length - returns}${returns > 0 ? `, returned: ${returns}` : ''}`;
  return `Saved to ${file}. ${counts}, ${money(toRupees(net))} in all.`;
}

/** Writes the tax that was withheld from each user in the months, less that of payouts that came back in them. */
export async function saveTds(client: AdminClient, from: string, to: string, file: string): Promise<string> {
  const payouts = await readPayouts(client, from, to);
  const titles = ['User', 'Name', 'Account holder', 'Email', 'Payouts', 'Withdrawn', 'TDS withheld'];
  const byUser = groupByUser(payouts);
  const rows = [...byUser.values()].map(({ last, holder, count, withdrawn, withheld }) => [
    last.userId,
    last.userName,
    holder,
    last.userEmail,
    count,
    toRupees(withdrawn),
    toRupees(withheld),
  ]);
  writePrivate('The list', file, toCsv([titles, ...rows]));
  const total = payouts.reduce((sum, { tds }) => sum + toPaise(tds), 0);
  return `Saved to ${file}. TDS: ${money(toRupees(total))}, users: ${byUser.size}.`;
}

interface TaxOfUser {
  last: Payout;
  /** Account holder of the last payout to a bank account. */
  holder: string;
  count: number;
  /** Paise, like `withheld`. */
  withdrawn: number;
  withheld: number;
}

function groupByUser(payouts: readonly Payout[]): Map<string, TaxOfUser> {
  const byUser = new Map<string, TaxOfUser>();
  for (const payout of payouts) {
    const before = byUser.get(payout.userId) ?? { holder: '', count: 0, withdrawn: 0, withheld: 0 };
    byUser.set(payout.userId, {
      last: payout,
      holder: payout.accountHolderName || before.holder,
      count: before.count + (payout.returned ? -1 : 1),
      withdrawn: before.withdrawn + toPaise(payout.amount),
      withheld: before.withheld + toPaise(payout.tds),
    });
  }
  return byUser;
}

function readPayouts(client: AdminClient, from: string, to: string): Promise<Payout[]> {
  return readMonths({ from, to, name: 'payouts' }, (page) => client.call('adminListPayouts', page));
}
