import { sql } from 'kysely';
import { takeAdvisoryLock } from '../database/advisoryLock';
import type { Queries } from '../database/database';
import { addFound } from '../ledger/closings/addFound';
import type { Run, SliceResult } from '../ledger/closings/run';
import type { Invariants } from '../ledger/invariants/invariants';
import { addDays, istDay } from '../time/istDay';
import { INTERVAL_MS } from './claimJob';

/** Without a sign of life for so long, another process continues the run. */
const LEASE_MS = 10 * 60 * 1000;
/** Journals younger than this belong to the next run: transactions with smaller ids may not have ended. */
const SETTLED_MS = 10 * 60 * 1000;
/** Plans that ended so many days before the last run began have had no credits since. */
const CREDITED_WITHIN_DAYS = 3;

type Found = Partial<Invariants>;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/**
 * Begins the day's run, or continues one whose process gave no sign of life. False if nothing is to be done. Needs a
 * transaction.
 */
export async function takeRun(queries: Queries, holder: string, now: Date): Promise<boolean> {
  await takeAdvisoryLock(queries, 'checking the ledger');
  await discardRunsAhead(queries, now);
  const last = await queries
    .selectFrom('maintenance_runs')
    .select('started_at')
    .where('job', '=', 'ledgerCheck')
    .executeTakeFirst();
  const due = !last || last.started_at < after(now, -INTERVAL_MS);
  const planEnd = last ? addDays(istDay(last.started_at), -CREDITED_WITHIN_DAYS) : '-infinity';
  const { rows } = await sql`
    insert into ledger_check (started_at, holder, lease_until, last_act, last_journal, last_plan, plan_end)
    select ${now}::timestamptz, ${holder}, ${after(now, LEASE_MS)}::timestamptz,
      coalesce((select max(id) from admin_acts), 0),
      coalesce((select id from journal_rows where posted_at <= ${after(now, -SETTLED_MS)}
        order by id desc limit 1), 0),
      coalesce((select max(number) from user_plans), 0), ${planEnd}::date
    where ${due}
    on conflict (only_row) do update set holder = excluded.holder, lease_until = excluded.lease_until
      where ledger_check.lease_until < ${now}
    returning holder`.execute(queries);
  return rows.length > 0;
}

/**
 * Discards runs that started more than a day ahead, by a clock that was wrong, and all closings: users closed in the future
 * would not be looked at until then.
 */
async function discardRunsAhead(queries: Queries, now: Date): Promise<void> {
  const { rows } = await sql`
    select from ledger_check where started_at > ${after(now, INTERVAL_MS)}
    union all
    select from maintenance_runs where job = 'ledgerCheck' and started_at > ${after(now, INTERVAL_MS)}`.execute(
    queries,
  );
  if (rows.length === 0) return;
  await sql`select reset_closings()`.execute(queries);
  await queries.deleteFrom('maintenance_runs').where('job', '=', 'ledgerCheck').execute();
}

/** The run, if this process still has it; the lease is renewed, and nobody else gets it in this transaction. */
export async function renewRun(
  queries: Queries,
  holder: string,
  now: Date,
): Promise<(Run & { found: Found }) | null> {
  const { rows } = await sql<Run & { end: string; number: number; found: Found }>`
    update ledger_check set lease_until = ${after(now, LEASE_MS)} where holder = ${holder}
    returning started_at as "startedAt", last_act as "lastAct", last_journal as "lastJournal",
      last_plan as "lastPlan", user_id as "user", plan_end::text as end, plan_number as number, found`.execute(
    queries,
  );
  const [run] = rows;
  return run ? { ...run, plans: { end: run.end, number: run.number } } : null;
}

/** Adds the result of a slice to its run. */
export async function recordSlice(
  queries: Queries,
  before: Found,
  { found, user, plans }: SliceResult,
): Promise<void> {
  await sql`update ledger_check set found = ${JSON.stringify(addFound(before, found))}::jsonb,
    user_id = coalesce(${user ?? null}::text, user_id),
    plan_end = coalesce(${plans?.end ?? null}::date, plan_end),
    plan_number = coalesce(${plans?.number ?? null}::bigint, plan_number)`.execute(queries);
}

/** Lets another process continue at once. */
export async function releaseRun(queries: Queries, holder: string): Promise<void> {
  await sql`update ledger_check set lease_until = '-infinity' where holder = ${holder}`.execute(queries);
}

/**
 * Ends the run, if this process still has it, and records its number of violations. Returns what it found. Needs a
 * transaction.
 */
export async function finishRun(queries: Queries, holder: string, now: Date): Promise<Found | null> {
  // Before the row of the run, as takeRun does.
  await takeAdvisoryLock(queries, 'checking the ledger');
  const run = await renewRun(queries, holder, now);
  if (!run) return null;
  const { startedAt, found } = run;
  const result = {
    started_at: startedAt,
    violations: Object.values(found).reduce((sum, count) => sum + count, 0),
  };
  await queries
    .insertInto('maintenance_runs')
    .values({ job: 'ledgerCheck', ...result })
    .onConflict((conflict) => conflict.column('job').doUpdateSet(result))
    .execute();
  await sql`delete from ledger_check`.execute(queries);
  return found;
}
