import type { ActionBeside, ActionData } from '@reelrupee/contract/actions';
import type { AdminClient } from '../adminClient';
import { when } from '../format';
import { type Column, table } from '../table';

const COLUMNS: Column<ActionData<'adminListErrors'>[number]>[] = [
  { title: 'Remote', value: (row) => row.remote },
  { title: 'Release', value: (row) => row.release },
  { title: 'Kind', value: (row) => row.kind },
  { title: 'Count', value: (row) => String(row.count), align: 'right' },
  { title: 'Last', value: (row) => when(row.lastSeen) },
];

type Views = NonNullable<ActionBeside<'adminListErrors'>['views']>[number];

const VIEW_COLUMNS: Column<Views>[] = [
  { title: 'Remote', value: (row) => row.remote },
  { title: 'Release', value: (row) => row.release },
  { title: 'Browsers', value: (row) => String(row.views), align: 'right' },
  { title: 'Failed in', value: (row) => String(row.failed), align: 'right' },
  {
    title: 'Share',
    value: ({ failed, views }) => `${((failed / views) * 100).toFixed(1)} %`,
    align: 'right',
  },
];

/**
 * Errors of the site in the last hours, by release, without its reports of screens that opened; and the share of the
 * browsers of the last day in which a release failed.
 */
export async function listErrors(
  client: AdminClient,
  { hours: sinceHours }: { hours: number },
): Promise<string> {
  const { data, views = [] } = await client.call('adminListErrors', { sinceHours });
  const errors = data.filter(({ kind }) => kind !== 'opened');
  const list = table(COLUMNS, errors, `No errors in the last ${sinceHours} hours.`);
  if (views.length === 0) return list;
  return `${list}\nBrowsers of the last 24 hours:\n${table(VIEW_COLUMNS, views, '')}`;
}
