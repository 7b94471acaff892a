import type { ActionData, ValidPayload } from '@reelrupee/contract/actions';
import { REPORT_KINDS } from '@reelrupee/contract/loadError';
import { sql } from 'kysely';
import type { Queries } from '../database/database';

const HOUR_MS = 60 * 60 * 1000;
const LIMIT = 200;

type Report = Pick<ValidPayload<'reportClientError'>, 'remote' | 'release' | 'kind' | 'message'>;

/** Counts a report by hour, remote, release and kind, which bounds the table however many reports arrive. */
export async function countClientError(
  queries: Queries,
  { remote, release, kind, message = '' }: Report,
  now: Date,
): Promise<void> {
  await queries
    .insertInto('client_reports')
    .values({
      remote,
      release,
      kind,
      hour: new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS),
      count: 1,
      last_seen: now,
      last_message: message,
    })
    .onConflict((conflict) =>
      conflict.columns(['hour', 'remote', 'release', 'kind']).doUpdateSet({
        count: sql<number>`client_reports.count + 1`,
        last_seen: now,
        last_message: message,
      }),
    )
    .execute();
}

/** Client errors of the last hours by remote, release and kind, the most frequent first; at most 200. */
export async function listClientErrors(
  queries: Queries,
  sinceHours: number,
  now: Date,
): Promise<ActionData<'adminListErrors'>> {
  const rows = await queries
    .selectFrom('client_reports')
    .select(['remote', 'release', 'kind'])
    .select(sql<number>`sum(count)`.as('count'))
    .select((column) => column.fn.max('last_seen').as('last_seen'))
    .where('last_seen', '>=', new Date(now.getTime() - sinceHours * HOUR_MS))
    .groupBy(['remote', 'release', 'kind'])
    .orderBy('count', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.flatMap((row) => {
    // A kind that a newer version stored is unknown here.
    const kind = REPORT_KINDS.find((known) => known === row.kind);
    if (!kind) return [];
    const { remote, release, count } = row;
    return [{ remote, release, kind, count, lastSeen: row.last_seen.toISOString() }];
  });
}
