import type { Queries } from '../database/database';

/** A little less than a day, so that the hour of the run does not move. */
export const INTERVAL_MS = 23 * 60 * 60 * 1000;

/** Claims today's run of a job; false if another process has it. A run more than a day ahead is of a wrong clock. */
export async function claimJob(queries: Queries, job: string, now: Date): Promise<boolean> {
  const claimed = await queries
    .insertInto('maintenance_runs')
    .values({ job, started_at: now, violations: null })
    .onConflict((conflict) =>
      conflict
        .column('job')
        .doUpdateSet({ started_at: now })
        .where((row) =>
          row.not(
            row.between(
              'maintenance_runs.started_at',
              new Date(now.getTime() - INTERVAL_MS),
              new Date(now.getTime() + INTERVAL_MS),
            ),
          ),
        ),
    )
    .returning('job')
    .executeTakeFirst();
  return claimed !== undefined;
}
