import type { RiskyPayout } from '@reelrupee/contract/actions/risk';
import type { AdminClient } from '../adminClient';
import { money, pageTable, when } from '../format';
import type { Column } from '../table';

const COLUMNS: Column<RiskyPayout>[] = [
  { title: 'Id', value: (row) => row._id },
  { title: 'When', value: (row) => when(row.createdAt) },
  { title: 'User', value: (row) => `${row.userName}\n${row.userEmail}` },
  { title: 'Amount', value: (row) => money(row.amount), align: 'right' },
  { title: 'Score', value: (row) => String(row.score), align: 'right' },
  {
    title: 'Reasons',
    value: (row) =>
      row.reasons.map(({ signal, count, points }) => `${signal} ${count}: ${points}`).join('\n'),
  },
  { title: 'State', value: (row) => row.state },
];

/** Pending withdrawals that are held, or would be, checked now. */
export async function listRiskyPayouts(client: AdminClient, { page }: { page: number }): Promise<string> {
  const reply = await client.call('adminListRiskyPayouts', { page });
  return pageTable(COLUMNS, reply, 'No pending withdrawal is held.');
}

export async function releasePayout(client: AdminClient, id: string): Promise<string> {
  await client.call('adminReleasePayout', { _id: id });
  return `Released: ${id} can be paid now.`;
}
