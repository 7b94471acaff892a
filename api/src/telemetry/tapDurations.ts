import type { ActionData, ValidPayload } from '@reelrupee/contract/actions';
import { tapBucket } from '@reelrupee/contract/tapDurations';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { firstReport, type Sender } from './firstReport';

/** Rows that are made in one day; honest reports need a few dozen for each canary. */
const ROWS_PER_DAY = 2000;

type Taps = Pick<ValidPayload<'reportTaps'>, 'remote' | 'release' | 'canary' | 'ms'>;

/**
 * Counts the duration of taps in its bucket, once for each visitor and canary. A network's limit holds for both releases
 * together: which of its visitors count must not depend on the release that they have, or the two could not be compared.
 */
export async function countTaps(
  queries: Queries,
  { remote, release, canary, ms }: Taps,
  sender: Sender,
  now: Date,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const bucket = tapBucket(ms);
  const hasRow = sql<boolean>`(
    (select count(*) from tap_durations where day = ${day}::date) < ${ROWS_PER_DAY}
    or exists (
      select from tap_durations
      where day = ${day}::date and remote = ${remote} and canary = ${canary} and release = ${release}
        and bucket = ${bucket}::smallint
    )
  )`;
  const visitor = { remote, release: canary, kind: 'taps' };
  await sql`
    with first_report as (${firstReport(visitor, sender, now, hasRow)})
    insert into tap_durations as counted (day, remote, canary, release, bucket, count)
    select ${day}::date, ${remote}::text, ${canary}::text, ${release}::text, ${bucket}::smallint, 1
    from first_report
    on conflict (day, remote, canary, release, bucket) do update set count = counted.count + 1`.execute(
    queries,
  );
}

/** The page views by release and bucket of their median tap, since the canary came out. */
export async function listTaps(
  queries: Queries,
  { remote, canary }: { remote: string; canary: string },
): Promise<ActionData<'adminListTaps'>> {
  return queries
    .selectFrom('tap_durations')
    .select(['release', 'bucket'])
    .select(sql<number>`sum(count)::int`.as('count'))
    .where('remote', '=', remote)
    .where('canary', '=', canary)
    .groupBy(['release', 'bucket'])
    .orderBy('release')
    .orderBy('bucket')
    .execute();
}
