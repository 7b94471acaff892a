import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { AdminWithdrawal } from '@reelrupee/contract/actions/decisions';
import { toPaise, toRupees } from '@reelrupee/contract/money';
import { TRANSACTION_ID_PATTERN } from '@reelrupee/contract/patterns';
import { UserError } from '../../userError';
import type { AdminClient } from '../adminClient';
import { toCsv } from '../csv';
import { decideEach } from '../decideEach';
import { money, when } from '../format';
import { readPending } from '../readPending';
import { readTable, type TableRow } from '../readTable';
import { writePrivate } from '../writePrivate';

const COLUMNS = ['Withdrawal', 'UTR', 'Pay out'] as const;
type BatchRow = TableRow<(typeof COLUMNS)[number]>;

const PAYEE_COLUMNS = ['UPI ID', 'Account holder', 'Account number', 'IFSC', 'Name', 'Email', 'Requested'];

/**
 * Puts the withdrawals that can be paid now into a batch and writes it for the bank, with an empty column for the UTRs
 * that it gives; with the name of an earlier batch, those of it that are still to be paid. Throws a UserError if the file
 * exists: it may have UTRs that nothing else has.
 */
export async function savePayoutBatch(
  client: AdminClient,
  file: string,
  { name = nameOf(new Date()) }: { name?: string } = {},
): Promise<string> {
  if (existsSync(file)) throw new UserError(`${file} exists, and may have UTRs. Choose a new file.`);
  try {
    return await createAndSave(client, file, name);
  } catch (error) {
    if (!(error instanceof UserError) || error.code !== undefined) throw error;
    throw new UserError(`${error.message} To save the batch, once it was made: --name "${name}".`);
  }
}

async function createAndSave(client: AdminClient, file: string, name: string): Promise<string> {
  const { data, unbatched, batched, isEarlier } = await client.call('adminCreatePayoutBatch', { name });
  const left = [
    ...(isEarlier ? ['It was made before: if its file is at the bank, do not pay by this one too.'] : []),
    ...(unbatched > 0 ? [`In no batch: ${unbatched}; withdrawals says which cannot be paid yet.`] : []),
    ...(batched > 0 ? [`In other batches: ${batched}; withdrawals names them.`] : []),
  ];
  if (data.length === 0) return ['There is nothing to pay now; nothing was saved.', ...left].join('\n');
  const rows = data.map((row) => [
    row._id,
    '',
    row.net,
    row.userUpiId,
    row.accountHolderName,
    row.accountNumber,
    row.ifscCode,
    row.userName,
    row.userEmail,
    when(row.createdAt),
  ]);
  writePrivate('The batch', file, toCsv([[...COLUMNS, ...PAYEE_COLUMNS], ...rows]));
  return [
    `Saved to ${file}. The batch “${name}” has ${data.length} payouts, ${sumOf(data)} in all.`,
    ...left,
  ].join('\n');
}

/** Name of a batch: its time in India, and a random part, since another person may make one in the same second. */
function nameOf(now: Date): string {
  return `${now.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' })} ${randomBytes(3).toString('hex')}`;
}

export async function cancelPayoutBatch(client: AdminClient, name: string): Promise<string> {
  const { data } = await client.call('adminCancelPayoutBatch', { name });
  return `Cancelled: ${data.count} withdrawals are out of the batch “${data.name}”, and the next one has them.`;
}

/**
 * Marks the withdrawals of a batch as paid whose UTR is filled in. Marks none if a row is wrong; throws a UserError at the
 * end if the server refused any.
 */
export async function payBatch(client: AdminClient, file: string): Promise<string> {
  const rows = readTable(file, COLUMNS);
  const paid = rows.filter(({ values }) => values.UTR !== '');
  const mistakes = findMistakes(paid, await pendingWithdrawals(client));
  if (mistakes.length > 0) throw new UserError([...mistakes, 'Nothing was marked as paid.'].join('\n'));

  const { done, refused } = await decideEach(
    paid,
    async ({ values: { Withdrawal: id, UTR: utr } }) =>
      (await client.call('adminDecideWithdrawal', { _id: id, decision: 'pay', utr })).data,
    ({ number, values }) => `Row ${number}, ${values.Withdrawal}`,
  );
  const left = rows.length - paid.length;
  const summary = `Paid: ${done.length}, ${sumOf(done)} in all.${left > 0 ? ` Without a UTR: ${left}.` : ''}`;
  if (refused.length === 0) return summary;
  throw new UserError([summary, `Not marked as paid: ${refused.length}.`, ...refused].join('\n'));
}

function pendingWithdrawals(client: AdminClient): Promise<Map<string, AdminWithdrawal>> {
  return readPending((page) => client.call('adminListWithdrawals', page));
}

function sumOf(rows: readonly AdminWithdrawal[]): string {
  return money(toRupees(rows.reduce((sum, { net }) => sum + toPaise(net), 0)));
}

/** Mistakes of a spreadsheet: UTRs that it has shortened or copied, and columns that were sorted apart. */
function findMistakes(rows: readonly BatchRow[], pending: ReadonlyMap<string, AdminWithdrawal>): string[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ number, values: { Withdrawal: id, UTR: utr, 'Pay out': amount } }) => {
    const reference = utr.replaceAll(' ', '').toUpperCase();
    const net = pending.get(id)?.net;
    const before = seen.get(reference) ?? seen.get(id);
    seen.set(reference, number).set(id, number);
    if (!TRANSACTION_ID_PATTERN.test(reference))
      return [
        `Row ${number}: “${utr}” is no UTR. Make the column a text, fill it in again, and save as CSV.`,
      ];
    if (before !== undefined) return [`Row ${number} has the UTR or the withdrawal of row ${before}.`];
    if (net !== undefined && Number(amount.replaceAll(',', '')) !== net)
      return [`Row ${number}: the withdrawal ${id} pays out ${money(net)}, not “${amount}”.`];
    return [];
  });
}
