import { sql } from 'kysely';
import { done, type Handler } from '../../action/handler';

const HOUR_MS = 60 * 60 * 1000;

/** Counts a report of a screen by hour; anyone may send one, so it is bounded in size and by the rate limit. */
export const reportClientError: Handler<'reportClientError'> = async (
  { payload },
  { database, clock, log },
) => {
  const now = clock.now();
  const { remote, release, kind, message = '' } = payload;
  await database.queries
    .insertInto('client_reports')
    .values({
      remote,
      release,
      kind,
      hour: new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS),
      count: 1,
      last_seen: now,
      last_message: message,
    })
    .onConflict((conflict) =>
      conflict.columns(['hour', 'remote', 'release', 'kind']).doUpdateSet({
        count: sql<number>`client_reports.count + 1`,
        last_seen: now,
        last_message: message,
      }),
    )
    .execute();
  if (kind !== 'opened') log.warn({ report: payload }, 'a screen failed');
  return done(null);
};
