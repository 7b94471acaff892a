import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from './database/database';
import { closeGracefully } from './startup/closeGracefully';

/** Longest wait for requests under way, in ms. */
const PATIENCE_MS = 10_000;

/** Stops in order at SIGTERM or SIGINT, and ends the process: with 0, or with 1 when something went wrong. */
export function stopOnSignals(app: FastifyInstance, database: Database, log: Logger): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await closeGracefully(app, database, PATIENCE_MS);
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
