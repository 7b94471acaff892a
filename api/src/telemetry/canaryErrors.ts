import type { ActionData, ValidPayload } from '@reelrupee/contract/actions';
import { REPORT_KINDS } from '@reelrupee/contract/loadError';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { startOfHour } from '../time/startOfHour';
import { firstReport, type Sender } from './firstReport';

/** Canaries, releases and kinds that are counted in one hour; honest reports need a few dozen. */
const ROWS_PER_HOUR = 500;

type Report = Pick<ValidPayload<'reportClientError'>, 'remote' | 'release' | 'kind'> & { canary: string };

/**
 * Counts a report of a page view that has a canary, once for each visitor, canary, release and kind. A network's limit
 * chooses visitors, not reports: with a limit for each kind, a large network would report as many failures as screens that
 * opened.
 */
export async function countCanaryError(
  queries: Queries,
  { remote, release, kind, canary }: Report,
  sender: Sender,
  now: Date,
): Promise<void> {
  const hour = startOfHour(now);
  const visit = { remote, release: canary, kind: 'canary' };
  const hasRow = sql<boolean>`(
    (select count(*) from canary_reports where hour = ${hour}::timestamptz) < ${ROWS_PER_HOUR}
    or exists (
      select from canary_reports
      where hour = ${hour}::timestamptz and remote = ${remote} and canary = ${canary} and release = ${release}
        and kind = ${kind}
    )
  )`;
  // In a statement of its own, so that the next one sees the row of another report of this visitor at the same time.
  await firstReport(visit, sender, now, hasRow).execute(queries);
  await sql`
    with first_report as (
      insert into canary_visitors (remote, canary, release, kind, visitor, day)
      select remote, ${canary}::text, ${release}::text, ${kind}::text, visitor, ${now.toISOString().slice(0, 10)}::date
      from report_visitors
      where remote = ${remote} and release = ${visit.release} and kind = ${visit.kind} and visitor = ${sender.visitor}
        and ${hasRow}
      on conflict do nothing
      returning 1
    )
    insert into canary_reports as counted (hour, remote, canary, release, kind, count)
    select ${hour}::timestamptz, ${remote}::text, ${canary}::text, ${release}::text, ${kind}::text, 1 from first_report
    on conflict (hour, remote, canary, release, kind) do update set count = counted.count + 1`.execute(
    queries,
  );
}

/** The reports of page views with a canary, by release and kind; those since the hour of an instant, if it is given. */
export async function listCanaryErrors(
  queries: Queries,
  { remote, canary, since }: ValidPayload<'adminListCanaryErrors'>,
): Promise<ActionData<'adminListCanaryErrors'>> {
  const rows = await queries
    .selectFrom('canary_reports')
    .select(['release', 'kind'])
    .select(sql<number>`sum(count)::int`.as('count'))
    .where('remote', '=', remote)
    .where('canary', '=', canary)
    .$if(since !== undefined, (query) => query.where('hour', '>=', startOfHour(new Date(since ?? 0))))
    .groupBy(['release', 'kind'])
    .orderBy('release')
    .orderBy('kind')
    .execute();
  return rows.flatMap(({ release, kind, count }) => {
    // A kind that a newer version stored is unknown here.
    const known = REPORT_KINDS.find((one) => one === kind);
    return known ? [{ release, kind: known, count }] : [];
  });
}
