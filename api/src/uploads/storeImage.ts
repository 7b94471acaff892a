import type { Queries } from '../database/database';
import { newId } from '../ids';

/** Stores an encoded image of a user, in the caller's transaction, and returns its id. */
export async function storeImage(queries: Queries, userId: string, webp: Buffer, now: Date): Promise<string> {
  const id = newId();
  await queries.insertInto('images').values({ id, user_id: userId, webp, created_at: now }).execute();
  return id;
}
