import type { Logger } from 'pino';
import type { Database } from '../database/database';
import type { Clock } from '../time/clock';
import { addWatchPartitions } from './addWatchPartitions';
import { checkLedgerDaily } from './checkLedgerDaily';
import { runRetention } from './runRetention';

type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Time between two looks of a process for due jobs, in ms. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000;
/** The first look after a start, in ms: not while the server is still warming up. */
const FIRST_CHECK_MS = 60 * 1000;

/**
 * Adds partitions, removes expired rows and checks the ledger daily; returns a function that stops it and waits for the
 * step in progress. Another process continues the check of the ledger; the next day's run removes the other rows.
 */
export function scheduleDailyJobs(database: Database, clock: Clock, log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const stopped = new AbortController();
  const check = () => {
    running = running
      .then(() => runDailyJobs(database, clock, log, stopped.signal))
      .catch((error: unknown) => log.warn({ err: error }, 'a daily job failed'));
  };
  const first = setTimeout(check, FIRST_CHECK_MS).unref();
  const timer = setInterval(check, CHECK_INTERVAL_MS).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    stopped.abort();
    await running;
  };
}

async function runDailyJobs(database: Database, clock: Clock, log: Log, signal: AbortSignal): Promise<void> {
  const now = clock.now();
  // The month's first reel adds a missing partition, so that the other jobs need not wait for the next try.
  await addWatchPartitions(database, now).catch((error: unknown) =>
    log.warn({ err: error }, 'partitions of watches were not added'),
  );
  const removed = await runRetention(database, now, { signal });
  if (Object.keys(removed).length > 0) log.info({ removed }, 'expired rows were removed');
  const found = await checkLedgerDaily(database, clock, { signal });
  if (!found) return;
  if (Object.keys(found).length === 0) log.info('the ledger is sound');
  else log.error({ violations: found }, 'the ledger is not sound');
}
