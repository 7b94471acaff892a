import { sql } from 'kysely';
import type { Database, Queries } from '../database/database';
import { type Deletion, JOBS } from './jobs';

/** Rows of one statement, so that none holds locks for long. */
const BATCH = 500;
/** Batches of a job and day, which bounds the work after a long pause; the rest is removed on the next day. */
const MAX_BATCHES = 400;
/** A little less than a day, so that the hour of the run does not move. */
const INTERVAL_MS = 23 * 60 * 60 * 1000;

/**
 * Removes expired rows by the jobs that no process has started within a day. Returns the number of rows removed by
 * job. Safe to call in any number of processes at once: a job's run belongs to the one that claims it.
 */
export async function runRetention(
  { queries }: Pick<Database, 'queries'>,
  now: Date,
  { batch = BATCH, maxBatches = MAX_BATCHES } = {},
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const [job, deletion] of Object.entries(JOBS)) {
    if (await claim(queries, job, now))
      removed[job] = await runJob(queries, deletion, now, batch, maxBatches);
  }
  return removed;
}

/** Claims today's run of a job; false if another process has it. */
async function claim(queries: Queries, job: string, now: Date): Promise<boolean> {
  const claimed = await queries
    .insertInto('maintenance_runs')
    .values({ job, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column('job')
        .doUpdateSet({ started_at: now })
        .where('maintenance_runs.started_at', '<', new Date(now.getTime() - INTERVAL_MS)),
    )
    .returning('job')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function runJob(
  queries: Queries,
  deletion: Deletion,
  now: Date,
  batch: number,
  maxBatches: number,
): Promise<number> {
  let removed = 0;
  for (let count = 0; count < maxBatches; count += 1) {
    const { numAffectedRows = 0n } = await sql`${deletion(now, batch)}`.execute(queries);
    removed += Number(numAffectedRows);
    if (numAffectedRows < batch) break;
  }
  return removed;
}
