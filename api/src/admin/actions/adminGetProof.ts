import { type Handler, success } from '../../action/handler';
import { err } from '../../result';
import { readStoredImage } from '../../uploads/storeImage';

export const adminGetProof: Handler<'adminGetProof'> = async ({ payload }, { database }) => {
  const webp = await readStoredImage(database.queries, payload._id);
  if (!webp) return err('noSuchImage', { id: payload._id });
  return success({ image: `data:image/webp;base64,${webp.toString('base64')}` });
};
