import { LOAD_ERROR_KINDS } from '@reelrupee/contract/loadError';
import { sql } from 'kysely';
import { done, type Handler } from '../../action/handler';

const HOUR_MS = 60 * 60 * 1000;
const KINDS = [...LOAD_ERROR_KINDS, 'opened'] as const;

export const adminListErrors: Handler<'adminListErrors'> = async ({ payload }, { database, clock }) => {
  const since = new Date(clock.now().getTime() - payload.sinceHours * HOUR_MS);
  const rows = await database.queries
    .selectFrom('client_reports')
    .select(['remote', 'release', 'kind'])
    .select(sql<number>`sum(count)`.as('count'))
    .select((column) => column.fn.max('last_seen').as('last_seen'))
    .where('last_seen', '>=', since)
    .groupBy(['remote', 'release', 'kind'])
    .orderBy('count', 'desc')
    .limit(200)
    .execute();
  return done(
    rows.flatMap((row) => {
      const kind = KINDS.find((known) => known === row.kind);
      if (!kind) return [];
      const { remote, release, count } = row;
      return [{ remote, release, kind, count, lastSeen: row.last_seen.toISOString() }];
    }),
  );
};
