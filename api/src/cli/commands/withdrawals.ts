import type { AdminWithdrawal } from '@reelrupee/contract/actions/decisions';
import type { AdminClient } from '../adminClient';
import { money, pageTable, when } from '../format';
import type { Column } from '../table';
import type { ListOptions } from './recharges';

const COLUMNS: Column<AdminWithdrawal>[] = [
  { title: 'Id', value: (row) => row._id },
  { title: 'When', value: (row) => when(row.createdAt) },
  { title: 'User', value: (row) => `${row.userName}\n${row.userEmail}` },
  { title: 'Amount', value: (row) => money(row.amount), align: 'right' },
  { title: 'Pay out', value: (row) => money(row.net), align: 'right' },
  { title: 'To', value: payee },
  { title: 'QR', value: (row) => row.qrImage },
  { title: 'Note', value: note },
];

function payee(row: AdminWithdrawal): string {
  const bank = [row.accountHolderName, row.accountNumber, row.ifscCode].filter(Boolean).join('\n');
  return [row.userUpiId, bank].filter(Boolean).join('\n');
}

/** Its batch, the reasons why it cannot be paid yet, and its reviewer; of a decided one, the bank reference or the reason. */
function note(row: AdminWithdrawal): string {
  return [
    row.batch && row.status === 'pending' ? `in the batch ${row.batch}` : '',
    row.paused ? 'payouts are paused' : '',
    row.frozen ? 'user frozen' : '',
    row.payableAt ? `new payee, not before ${when(row.payableAt)}` : '',
    row.held ? `held: ${row.held}` : '',
    row.twoPeople && !row.reviewedBy && row.status === 'pending' ? 'takes two people: review it first' : '',
    row.reviewedBy ? `reviewed by ${row.reviewedBy}` : '',
    row.utr ? `UTR ${row.utr}` : '',
    row.returnedAt ? `returned ${when(row.returnedAt)}${row.returnUtr ? `, UTR ${row.returnUtr}` : ''}` : '',
    row.reason,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Withdrawal requests of a status. */
export async function listWithdrawals(client: AdminClient, { status, page }: ListOptions): Promise<string> {
  return pageTable(
    COLUMNS,
    await client.call('adminListWithdrawals', { status, page }),
    `There are no ${status} withdrawals.`,
  );
}

export async function payWithdrawal(
  client: AdminClient,
  id: string,
  { utr }: { utr: string },
): Promise<string> {
  const { data } = await client.call('adminDecideWithdrawal', { _id: id, decision: 'pay', utr });
  return `Paid: ${money(data.net)} to ${data.userName}, UTR ${data.utr}.`;
}

export async function rejectWithdrawal(
  client: AdminClient,
  id: string,
  { reason }: { reason: string },
): Promise<string> {
  const { data } = await client.call('adminDecideWithdrawal', { _id: id, decision: 'reject', reason });
  return `Rejected: ${money(data.amount)} returned to ${data.userName}, who sees the reason “${data.reason}”.`;
}
