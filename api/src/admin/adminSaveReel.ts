import type { Queries } from '../database/database';
import { type Call, done, type Handler, refuse } from '../http/handler';
import { newId } from '../ids';
import { adminReelView } from './adminReels';

export const adminSaveReel: Handler<'adminSaveReel'> = async ({ payload }, { database }) => {
  const saved =
    payload._id === undefined
      ? await create(database.queries, payload)
      : await change(database.queries, payload._id, payload);
  return saved ? done(adminReelView(saved)) : refuse('noSuchReel', { id: payload._id ?? '' });
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

async function create(queries: Queries, payload: Payload) {
  const { last } = await queries
    .selectFrom('reels')
    .select((column) => column.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  const position = payload.position ?? (last ?? -1) + 1;
  return queries
    .insertInto('reels')
    .values({ id: newId(), slug: null, in_pack: true, position, ...columnsOf(payload) })
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
