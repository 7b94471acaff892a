import { sql } from 'kysely';
import { doneWith, type Handler } from '../../action/handler';
import { toAdminReelDto } from '../adminReelDto';

export const adminListReels: Handler<'adminListReels'> = async ({ payload }, { database }) => {
  const { count } = await database.queries
    .selectFrom('reels')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await database.queries
    .selectFrom('reels')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .limit(payload.limit)
    .offset(payload.page * payload.limit)
    .execute();
  return doneWith(rows.map(toAdminReelDto), { count });
};
