import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';

/**
 * No new connections, requests under way finish, then the database is closed. Whoever has not finished within
 * `patienceMs` is cut off, such as a reader of a file who has stopped to read. What was acknowledged is on the
 * disk in any case; this is about not cutting anyone off who need not be.
 */
export async function closeGracefully(
  app: FastifyInstance,
  database: Pick<Database, 'close'>,
  patienceMs: number,
): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  await app.close();
  clearTimeout(impatience);
  await database.close();
}
