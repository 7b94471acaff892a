import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';

/**
 * Refuses new connections, waits for requests in flight, then closes the database. Connections still open after
 * `timeoutMs` are cut, such as that of a client that stopped reading.
 */
export async function closeGracefully(
  app: FastifyInstance,
  database: Pick<Database, 'close'>,
  timeoutMs: number,
): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
  await app.close();
  clearTimeout(timer);
  await database.close();
}
