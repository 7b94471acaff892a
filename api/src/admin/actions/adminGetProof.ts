import { done, type Handler, refuse } from '../../action/handler';

export const adminGetProof: Handler<'adminGetProof'> = async ({ payload }, { database }) => {
  const row = await database.queries
    .selectFrom('images')
    .select('webp')
    .where('id', '=', payload._id)
    .executeTakeFirst();
  if (!row) return refuse('noSuchImage', { id: payload._id });
  return done({ image: `data:image/webp;base64,${row.webp.toString('base64')}` });
};
