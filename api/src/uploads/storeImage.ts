import type { Queries } from '../database/database';
import { newId } from '../ids';

/** Stores an encoded image in the caller's transaction and returns its id. */
export async function storeImage(queries: Queries, userId: string, webp: Buffer, now: Date): Promise<string> {
  const id = newId();
  await queries.insertInto('images').values({ id, user_id: userId, webp, created_at: now }).execute();
  return id;
}

/** The WebP bytes of a stored image; undefined when there is none. */
export async function readStoredImage(queries: Queries, id: string): Promise<Buffer | undefined> {
  const row = await queries.selectFrom('images').select('webp').where('id', '=', id).executeTakeFirst();
  return row?.webp;
}
