import type { ValidPayload } from '@reelrupee/contract/actions';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { startOfHour } from '../time/startOfHour';
import { firstReport, type Sender } from './firstReport';

/** Releases that are counted in one hour, and those that are listed: their names may come from anyone. */
const RELEASES_PER_HOUR = 200;
const MAX_RELEASES = 20;

/** The browsers of a release within a day. */
export interface ReleaseViews {
  remote: string;
  release: string;
  /** Browsers that used it; of a large network, a sample. */
  views: number;
  /** Those of them in which it failed. */
  failed: number;
}

/**
 * Counts the browser of a report once for a release, and once more as failed with its first failure. `sender` is another
 * visitor on each day. A network's limit chooses browsers, not reports: with a limit for each kind, as many failures of a
 * large network would count as screens that opened.
 */
export async function countReleaseView(
  queries: Queries,
  { remote, release, kind }: Pick<ValidPayload<'reportClientError'>, 'remote' | 'release' | 'kind'>,
  sender: Sender,
  now: Date,
): Promise<void> {
  const hour = startOfHour(now);
  const hasRow = sql<boolean>`(
    (select count(*) from release_views where hour = ${hour}::timestamptz) < ${RELEASES_PER_HOUR}
    or exists (
      select from release_views where hour = ${hour}::timestamptz and remote = ${remote} and release = ${release}
    )
  )`;
  await sql`
    with first_report as (${firstReport({ remote, release, kind: 'view' }, sender, now, hasRow)})
    insert into release_views as counted (hour, remote, release, views, failed)
    select ${hour}::timestamptz, ${remote}::text, ${release}::text, 1, 0 from first_report
    on conflict (hour, remote, release) do update set views = counted.views + 1`.execute(queries);
  if (kind === 'opened') return;
  const isChosen = sql<boolean>`(${hasRow} and exists (
    select from report_visitors
    where remote = ${remote} and release = ${release} and kind = 'view' and visitor = ${sender.visitor}::bytea
  ))`;
  const failed = firstReport(
    { remote, release, kind: 'failedView' },
    { ...sender, perNetwork: 0 },
    now,
    isChosen,
  );
  await sql`
    with first_report as (${failed})
    insert into release_views as counted (hour, remote, release, views, failed)
    select ${hour}::timestamptz, ${remote}::text, ${release}::text, 0, 1 from first_report
    on conflict (hour, remote, release) do update set failed = counted.failed + 1`.execute(queries);
}

/**
 * The releases that failed in the most browsers within a day. The shell and the provider report failures alone: their
 * base is the browsers of the remote that has the most.
 */
export async function readReleaseViews(queries: Queries, now: Date): Promise<ReleaseViews[]> {
  const { rows } = await sql<ReleaseViews>`
    with of_day as (
      select remote, release, sum(views) as views, sum(failed) as failed from release_views
      where hour > ${startOfHour(now)}::timestamptz - interval '24 hours'
      group by remote, release
    ), most as (
      select coalesce(max(views), 0) as views from (
        select sum(views) as views from of_day where remote not in ('shell', 'provider') group by remote
      ) of_remotes
    )
    select remote, release, failed::int,
      greatest(
        of_day.views,
        -- A browser that opened before the first of these hours can have failed in them.
        failed,
        case when remote in ('shell', 'provider') then most.views end
      )::int as views
    from of_day, most where failed > 0
    order by failed desc, remote, release limit ${MAX_RELEASES}`.execute(queries);
  return rows;
}
