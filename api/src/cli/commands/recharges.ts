import type { AdminRecharge } from '@reelrupee/contract/actions/decisions';
import type { RequestStatus } from '@reelrupee/contract/entities';
import type { AdminClient } from '../adminClient';
import { money, pageTable, when } from '../format';
import type { Column } from '../table';

const COLUMNS: Column<AdminRecharge>[] = [
  { title: 'Id', value: (row) => row._id },
  { title: 'When', value: (row) => when(row.createdAt) },
  { title: 'User', value: (row) => `${row.userName}\n${row.userEmail}` },
  { title: 'Plan', value: (row) => row.planDetails.title },
  { title: 'Paid', value: (row) => money(row.amount), align: 'right' },
  { title: 'Transaction id', value: (row) => row.transactionId },
  { title: 'Proof', value: (row) => row.screenshot },
  { title: 'Reason', value: (row) => row.reason },
];

export interface ListOptions {
  status: RequestStatus;
  page: number;
}

/** Recharge requests of a status, oldest first. */
export async function listRecharges(client: AdminClient, { status, page }: ListOptions): Promise<string> {
  return pageTable(
    COLUMNS,
    await client.call('adminListRecharges', { status, page }),
    `There are no ${status} recharges.`,
  );
}

export async function approveRecharge(client: AdminClient, id: string): Promise<string> {
  const { data } = await client.call('adminDecideRecharge', { _id: id, decision: 'approve' });
  return `Approved: ${data.userName} now has the plan ${data.planDetails.title} (${money(data.amount)}).`;
}

export async function rejectRecharge(
  client: AdminClient,
  id: string,
  { reason }: { reason: string },
): Promise<string> {
  const { data } = await client.call('adminDecideRecharge', { _id: id, decision: 'reject', reason });
  return `Rejected: ${data.userName} sees the reason “${data.reason}”.`;
}
