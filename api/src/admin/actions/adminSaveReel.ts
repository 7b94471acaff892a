import type { Queries } from '../../database/database';
import { takeAdvisoryLock } from '../../database/advisoryLock';
import { type Call, done, type Handler, refuse } from '../../action/handler';
import { newId } from '../../ids';
import { toAdminReelDto } from '../adminReelDto';

export const adminSaveReel: Handler<'adminSaveReel'> = async ({ payload }, { database }) => {
  const saved =
    payload._id === undefined
      ? await database.transaction((queries) => create(queries, payload))
      : await change(database.queries, payload._id, payload);
  return saved ? done(toAdminReelDto(saved)) : refuse('noSuchReel', { id: payload._id ?? '' });
};

type Payload = Call<'adminSaveReel'>['payload'];

function columnsOf(payload: Payload) {
  return {
    title: payload.title,
    video_path: payload.videoUrl,
    poster_path: payload.posterUrl,
    captions_path: payload.captionsUrl,
    duration_ms: Math.round(payload.duration * 1000),
    active: payload.active,
  };
}

/** A reel with these very fields is not made twice: the call was sent again. */
async function create(queries: Queries, payload: Payload) {
  await takeAdvisoryLock(queries, 'adding a reel');
  const columns = columnsOf(payload);
  return (await findSame(queries, columns)) ?? insert(queries, columns, payload.position);
}

function findSame(queries: Queries, columns: ReturnType<typeof columnsOf>) {
  return queries
    .selectFrom('reels')
    .selectAll()
    .where('slug', 'is', null)
    .where((where) => where.and(columns))
    .executeTakeFirst();
}

async function insert(queries: Queries, columns: ReturnType<typeof columnsOf>, place: number | undefined) {
  const { last } = await queries
    .selectFrom('reels')
    .select((column) => column.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  const position = place ?? (last ?? -1) + 1;
  return queries
    .insertInto('reels')
    .values({ id: newId(), slug: null, in_pack: true, position, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function change(queries: Queries, id: string, payload: Payload) {
  const place = payload.position === undefined ? {} : { position: payload.position };
  return queries
    .updateTable('reels')
    .set({ ...columnsOf(payload), ...place })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
