import { sql } from 'kysely';
import type { Database, Queries } from '../database/database';
import { claimJob } from './claimJob';
import { type Deletion, JOBS } from './jobs';

/** Rows of one statement, so that none holds locks for long. */
const BATCH = 500;
/** Batches of a job and day, which bounds the work after a long pause; the rest is removed on the next day. */
const MAX_BATCHES = 400;

interface Options {
  batch?: number;
  maxBatches?: number;
  /** Ends the run after the batch in progress; the next day's run removes the rest. */
  signal?: AbortSignal;
}

/**
 * Removes expired rows by the jobs that no process has started within a day. Returns the number of rows removed by
 * job. Safe to call in any number of processes at once: a job's run belongs to the one that claims it.
 */
export async function runRetention(
  { queries }: Pick<Database, 'queries'>,
  now: Date,
  options: Options = {},
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const [job, deletion] of Object.entries(JOBS)) {
    if (options.signal?.aborted) break;
    if (await claimJob(queries, job, now)) removed[job] = await runJob(queries, deletion, now, options);
  }
  return removed;
}

async function runJob(
  queries: Queries,
  deletion: Deletion,
  now: Date,
  { batch = BATCH, maxBatches = MAX_BATCHES, signal }: Options,
): Promise<number> {
  let removed = 0;
  for (let count = 0; count < maxBatches; count += 1) {
    const { numAffectedRows = 0n } = await sql`${deletion(now, batch)}`.execute(queries);
    removed += Number(numAffectedRows);
    if (numAffectedRows < batch || signal?.aborted) break;
  }
  return removed;
}
