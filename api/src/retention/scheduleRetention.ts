import type { Logger } from 'pino';
import type { Database } from '../database/database';
import type { Clock } from '../time/clock';
import { runRetention } from './runRetention';

/** How often a process looks if a job is due, in ms. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000;
/** The first look after a start, in ms: not while the server is still warming up. */
const FIRST_CHECK_MS = 60 * 1000;

/** Runs retention from now on; returns a function that stops it and waits for a run in progress. */
export function scheduleRetention(
  database: Database,
  clock: Clock,
  log: Pick<Logger, 'info' | 'warn'>,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const check = () => {
    running = runRetention(database, clock.now()).then(
      (removed) => {
        if (Object.keys(removed).length > 0) log.info({ removed }, 'expired rows were removed');
      },
      (error: unknown) => log.warn({ err: error }, 'expired rows could not be removed'),
    );
  };
  const first = setTimeout(check, FIRST_CHECK_MS).unref();
  const timer = setInterval(check, CHECK_INTERVAL_MS).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}
