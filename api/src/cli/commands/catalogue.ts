import type { ActionData } from '@reelrupee/contract/actions';
import type { AdminReel } from '@reelrupee/contract/actions/catalogue';
import type { AdminClient } from '../adminClient';
import { money, pageTable } from '../format';
import type { Column } from '../table';

type AdminPlan = ActionData<'adminListPlans'>[number];

const PLAN_COLUMNS: Column<AdminPlan>[] = [
  { title: 'Id', value: (row) => row._id },
  { title: 'Title', value: (row) => row.title },
  { title: 'Amount', value: (row) => (row.isFree ? 'free' : money(row.rechargeAmount)), align: 'right' },
  { title: 'Per reel', value: (row) => money(row.earningsPerReel), align: 'right' },
  { title: 'Total', value: (row) => money(row.totalEarnings), align: 'right' },
  { title: 'On sale', value: (row) => (row.active ? 'yes' : 'no') },
];

const REEL_COLUMNS: Column<AdminReel>[] = [
  { title: '#', value: (row) => String(row.position), align: 'right' },
  { title: 'Id', value: (row) => row._id },
  { title: 'Title', value: (row) => row.title },
  { title: 'Seconds', value: (row) => row.duration.toFixed(1), align: 'right' },
  { title: 'Video', value: (row) => row.videoUrl },
  { title: 'Shown', value: (row) => (row.active ? 'yes' : 'no') },
];

/** All plans with their current terms. */
export async function listPlans(client: AdminClient, { page }: { page: number }): Promise<string> {
  return pageTable(PLAN_COLUMNS, await client.call('adminListPlans', { page }), 'There are no plans.');
}

/** All reels in feed order. */
export async function listReels(client: AdminClient, { page }: { page: number }): Promise<string> {
  return pageTable(REEL_COLUMNS, await client.call('adminListReels', { page }), 'There are no reels.');
}
