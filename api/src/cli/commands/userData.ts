import type { Transaction } from '@reelrupee/contract/entities';
import type { AdminClient } from '../adminClient';
import { money, when } from '../format';
import { type Column, table } from '../table';
import { writePrivate } from '../writePrivate';

const COLUMNS: Column<Transaction>[] = [
  { title: 'Id', value: (row) => row._id },
  { title: 'When', value: (row) => when(row.createdAt) },
  { title: 'Type', value: (row) => row.type },
  { title: 'Amount', value: (row) => money(row.amount), align: 'right' },
  {
    title: 'Balance',
    value: (row) => (row.balanceAfter === undefined ? '' : money(row.balanceAfter)),
    align: 'right',
  },
  { title: 'Status', value: (row) => row.status },
  { title: 'Remark', value: (row) => row.remark },
  { title: 'Decided', value: (row) => (row.settledAt ? when(row.settledAt) : '') },
  { title: 'Returned', value: (row) => (row.returnedAt ? when(row.returnedAt) : '') },
];

/** The transactions that a user sees in the app, with what was available after each, and where the money is now. */
export async function showHistory(client: AdminClient, id: string): Promise<string> {
  const { data } = await client.call('adminExportUser', { _id: id });
  const { transactions, profile } = data;
  const { walletBalance, onHold, lockedEarnings, totalWithdrawn } = profile;
  const now = `Available ${money(walletBalance)}, on hold ${money(onHold)}, locked ${money(lockedEarnings)}; withdrawn so far ${money(totalWithdrawn)}.`;
  return `${table(COLUMNS, transactions, `${profile.name} has no transactions.`)}\n${now}`;
}

/** Saves the data that the user can download from Profile, Password and devices. */
export async function saveUserData(client: AdminClient, id: string, file: string): Promise<string> {
  const { data } = await client.call('adminExportUser', { _id: id });
  writePrivate('The data', file, `${JSON.stringify(data, null, 2)}\n`);
  return `Saved to ${file}: profile, plans, transactions, devices and friends of ${data.profile.email}.`;
}
