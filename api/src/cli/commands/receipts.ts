import { toPaise, toRupees } from '@reelrupee/contract/money';
import type { AdminClient } from '../adminClient';
import { toCsv } from '../csv';
import { money, when } from '../format';
import { writePrivate } from '../writePrivate';
import { readMonths } from './readMonths';

const TITLES = ['Received', 'UTR', 'Amount', 'Plan amount', 'Charge', 'Plan'];
const OF_USER = ['Name', 'Email', 'User', 'Recharge'];

/** Writes each recharge of the months, to compare with the bank’s statement; a reversal is negative. */
export async function saveReceipts(
  client: AdminClient,
  from: string,
  to: string,
  file: string,
): Promise<string> {
  const receipts = await readMonths({ from, to, name: 'receipts' }, (page) =>
    client.call('adminListReceipts', page),
  );
  const rows = receipts.map((row) => [
    when(row.receivedAt),
    row.transactionId,
    row.amount,
    row.planAmount,
    row.charge,
    row.planTitle,
    row.userName,
    row.userEmail,
    row.userId,
    row._id,
  ]);
  writePrivate('The list', file, toCsv([[...TITLES, ...OF_USER], ...rows]));
  const sum = receipts.reduce((paise, { amount }) => paise + toPaise(amount), 0);
  const reversals = receipts.filter(({ reversed }) => reversed).length;
  const counts = `Receipts: ${receipts.length - reversals}${reversals > 0 ? `, reversed: ${reversals}` : ''}`;
  return `Saved to ${file}. ${counts}, ${money(toRupees(sum))} in all.`;
}
