import type { Services } from '../services';
import { webPushService } from './pushService';
import { sendDueReminders } from './sendReminders';
import { readVapidKeys } from './vapidKeys';

/** Time between two looks of a process for due reminders, in ms. */
const CHECK_INTERVAL_MS = 60_000;

type Deps = Pick<Services, 'database' | 'clock' | 'config' | 'log'>;

/** Sends reminders as they come due; returns a function that stops it and waits for what is claimed. */
export function scheduleReminders(deps: Deps, request: typeof fetch = fetch): () => Promise<void> {
  let running: Promise<void> | null = null;
  const stopping = new AbortController();
  const check = () => {
    // A slow push service must not let runs pile up.
    running ??= sendAndLog(deps, request, stopping.signal).finally(() => {
      running = null;
    });
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}

async function sendAndLog(deps: Deps, request: typeof fetch, stopping: AbortSignal): Promise<void> {
  try {
    // In every run, since a restore replaces the key pair.
    const keys = await readVapidKeys(deps.database.queries, deps.config);
    const push = webPushService(keys, deps.config, request);
    const total = await sendDueReminders(deps, push, stopping);
    if (total.sent + total.failed + total.gone > 0) deps.log.info(total, 'reminders were sent');
  } catch (error) {
    deps.log.warn({ err: error }, 'reminders could not be read');
  }
}
