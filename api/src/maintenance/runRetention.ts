import { sql } from 'kysely';
import type { Database, Queries } from '../database/database';
import { claimJob } from './claimJob';
import { type Deletion, JOBS } from './jobs';

/** Rows of one statement, so that none holds locks for long. */
const BATCH = 500;

interface Options {
  batch?: number;
  /** Ends the run after the batch in progress; the next day's run removes the rest. */
  signal?: AbortSignal;
}

/**
 * Removes all expired rows by the jobs that no process has started within a day. Returns the number of rows removed by
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
  { batch = BATCH, signal }: Options,
): Promise<number> {
  let removed = 0;
  let count: number;
  do {
    const { numAffectedRows = 0n } = await sql`${deletion(now, batch)}`.execute(queries);
    count = Number(numAffectedRows);
    removed += count;
  } while (count === batch && !signal?.aborted);
  return removed;
}
