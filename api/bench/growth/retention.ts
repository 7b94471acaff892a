import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../../src/database/database';
import type { Schema } from '../../src/database/schema/schema';
import { runRetention } from '../../src/maintenance/runRetention';
import { realClock } from '../../src/time/clock';

/** Days after which the sessions of all users have expired and can be removed. */
const DAYS = 70;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Describes how long a day's retention takes when the sessions of all users have expired. Removes rows: to be measured last. */
export async function timeOfRetention({ pool }: Pick<Database, 'pool'>): Promise<string> {
  let longest = 0;
  let statements = 0;
  const queries = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ queryDurationMillis }) => {
      longest = Math.max(longest, queryDurationMillis);
      statements += 1;
    },
  });
  const now = new Date(realClock.now().getTime() + DAYS * DAY_MS);
  const started = performance.now();
  const removed = await runRetention({ queries }, now);
  const seconds = (performance.now() - started) / 1000;
  const rows = Object.values(removed).reduce((sum, count) => sum + count, 0);
  return (
    `Retention: ${seconds.toFixed(1)} s for ${rows} rows in ${statements} statements ` +
    `of at most ${longest.toFixed(0)} ms.`
  );
}
