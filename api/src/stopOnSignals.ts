import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from './database/database';

/** Longest wait for requests under way before the process ends all the same, in ms. */
const PATIENCE_MS = 10_000;

/**
 * Stops in order at SIGTERM or SIGINT: no new connections, requests under way finish, then the database is
 * closed. What was acknowledged is on the disk in any case; this is about not cutting anyone off.
 */
export function stopOnSignals(app: FastifyInstance, database: Database, log: Logger): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    await app.close();
    await database.close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      });
    });
  }
}
