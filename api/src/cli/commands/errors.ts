import type { ActionData } from '@reelrupee/contract/actions';
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

/** Errors of the site in the last hours, by release, without its reports of screens that opened. */
export async function listErrors(
  client: AdminClient,
  { hours: sinceHours }: { hours: number },
): Promise<string> {
  const { data } = await client.call('adminListErrors', { sinceHours });
  const errors = data.filter(({ kind }) => kind !== 'opened');
  return table(COLUMNS, errors, `No errors in the last ${sinceHours} hours.`);
}
