import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/database';
import { istDay } from '../../time/istDay';
import { isSound, type Invariants } from '../invariants/invariants';
import { sliceEnd } from '../invariants/slices';
import type { SliceCheck } from './run';

/** The rows after an id and up to another. */
export interface Range {
  after: number;
  upTo: number;
}

type Source = 'journal_rows' | 'admin_acts';

/** The rows after the last closed range and up to `last`, at most `limit`; null if there are none. */
export async function nextRange(
  queries: Queries,
  source: Source,
  { last, limit }: { last: number; limit: number },
): Promise<Range | null> {
  const after = (await boundary(queries, sql`source = ${source}`)) ?? 0;
  const upTo = await sliceEnd(queries, source, { after, last, limit });
  return upTo === null ? null : { after, upTo };
}

/** Reads the next closed range of rows again whose day has come. */
export const verifyRange =
  (source: Source, check: (queries: Queries, range: Range) => Promise<Partial<Invariants>>): SliceCheck =>
  async (queries, _run, now) => {
    const due = sql`source = ${source} and verify_on <= ${istDay(now)}::date`;
    const upTo = await boundary(queries, due);
    if (upTo === null) return null;
    const after = (await boundary(queries, sql`source = ${source} and up_to < ${upTo}`)) ?? 0;
    const found = await check(queries, { after, upTo });
    await closeRange(queries, source, { upTo, found, now });
    return { found };
  };

/** Closes a range; with a violation it is read again on the next day. */
export async function closeRange(
  queries: Queries,
  source: Source,
  { upTo, found, now }: { upTo: number; found: Partial<Invariants>; now: Date },
): Promise<void> {
  const today = sql`${istDay(now)}::date`;
  const sound = isSound(found);
  const next = (before: RawBuilder<unknown>) =>
    sound ? sql`next_verification(${String(upTo)}, ${before}, ${today})` : sql`${today} + 1`;
  await sql`insert into range_closings (source, up_to, verify_on)
    values (${source}, ${upTo}, ${next(sql`'-infinity'`)})
    on conflict (source, up_to) do update
      set verify_on = ${next(sql`range_closings.verify_on`)}`.execute(queries);
}

/** The last row of the latest range on a condition. */
async function boundary(queries: Queries, condition: RawBuilder<unknown>): Promise<number | null> {
  const { rows } = await sql<{ up_to: number | null }>`
    select max(up_to) as up_to from range_closings where ${condition}`.execute(queries);
  return rows[0]?.up_to ?? null;
}
