import type { ActionData, ValidPayload } from '@reelrupee/contract/actions';
import { REPORT_ROWS } from '@reelrupee/contract/constants';
import { REPORT_KINDS } from '@reelrupee/contract/loadError';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { startOfHour } from '../time/startOfHour';
import { firstReport, type Sender, senderOfDay } from './firstReport';

const HOUR_MS = 60 * 60 * 1000;

/** Remotes, releases and kinds that are counted in one hour; honest reports need a few dozen. */
const ROWS_PER_HOUR = 500;

type Report = Pick<ValidPayload<'reportClientError'>, 'remote' | 'release' | 'kind' | 'message'>;

/**
 * Counts a report by hour, remote, release and kind, once for each visitor and day. Gives whether it was counted: a
 * failure that comes back is counted again, also of browsers that had it weeks ago. The tables are
 * bounded however many reports arrive, and whatever they name: further names in an hour are not counted, and the daily
 * retention removes rows after 90 days.
 */
export async function countClientError(
  queries: Queries,
  { remote, release, kind, message = '' }: Report,
  sender: Sender,
  now: Date,
): Promise<boolean> {
  const hour = startOfHour(now);
  const hasRow = sql<boolean>`(
    (select count(*) from client_reports where hour = ${hour}::timestamptz) < ${ROWS_PER_HOUR}
    or exists (
      select from client_reports
      where hour = ${hour}::timestamptz and remote = ${remote} and release = ${release} and kind = ${kind}
    )
  )`;
  const { rows } = await sql`
    with first_report as (${firstReport({ remote, release, kind }, senderOfDay(sender, now), now, hasRow)})
    insert into client_reports as counted (remote, release, kind, hour, count, last_seen, last_message)
    select ${remote}::text, ${release}::text, ${kind}::text, ${hour}::timestamptz, 1, ${now}::timestamptz, ${message}::text
    from first_report
    on conflict (hour, remote, release, kind) do update
      set count = counted.count + 1, last_seen = excluded.last_seen, last_message = excluded.last_message
    returning 1`.execute(queries);
  return rows.length > 0;
}

/**
 * Client errors of the last hours by remote, release and kind, the most frequent first; at most 200, and 200 rows of
 * screens that opened. Those of one remote, if it is named.
 */
export async function listClientErrors(
  queries: Queries,
  { sinceHours, remote: only }: ValidPayload<'adminListErrors'>,
  now: Date,
): Promise<ActionData<'adminListErrors'>> {
  const counted = queries
    .selectFrom('client_reports')
    .select(['remote', 'release', 'kind'])
    .select(sql<number>`sum(count)`.as('count'))
    .select((column) => column.fn.max('last_seen').as('last_seen'))
    .select(
      sql<
        string | null
      >`(array_agg(last_message order by last_seen desc) filter (where last_message <> ''))[1]`.as(
        'last_message',
      ),
    )
    .select(
      sql<number>`row_number() over (partition by kind = 'opened' order by sum(count) desc)`.as('place'),
    )
    .where('last_seen', '>=', new Date(now.getTime() - sinceHours * HOUR_MS))
    .$if(only !== undefined, (query) => query.where('remote', '=', only ?? ''))
    .groupBy(['remote', 'release', 'kind']);
  const rows = await queries
    .selectFrom(counted.as('counted'))
    .select(['remote', 'release', 'kind', 'count', 'last_seen', 'last_message'])
    .where('place', '<=', REPORT_ROWS)
    .orderBy('count', 'desc')
    .execute();
  return rows.flatMap((row) => {
    // A kind that a newer version stored is unknown here.
    const kind = REPORT_KINDS.find((known) => known === row.kind);
    if (!kind) return [];
    const { remote, release, count, last_message: lastMessage } = row;
    return [
      {
        remote,
        release,
        kind,
        count,
        lastSeen: row.last_seen.toISOString(),
        ...(lastMessage && { lastMessage }),
      },
    ];
  });
}
