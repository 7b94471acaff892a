import type { Services } from '../services';
import type { PushService } from './pushService';
import { sendDueReminders } from './sendReminders';

/** Time between two looks of a process for due reminders, in ms. */
const CHECK_INTERVAL_MS = 60_000;

type Deps = Pick<Services, 'database' | 'clock' | 'log'>;

/** Sends reminders as they come due; returns a function that stops it and waits for what is claimed. */
export function scheduleReminders(deps: Deps, push: PushService): () => Promise<void> {
  let running: Promise<void> | null = null;
  const stopping = new AbortController();
  const check = () => {
    // A slow push service must not let runs pile up.
    running ??= sendAndLog(deps, push, stopping.signal).finally(() => {
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

async function sendAndLog(deps: Deps, push: PushService, stopping: AbortSignal): Promise<void> {
  try {
    const total = await sendDueReminders(deps, push, stopping);
    if (total.sent + total.failed + total.gone > 0) deps.log.info(total, 'reminders were sent');
  } catch (error) {
    deps.log.warn({ err: error }, 'reminders could not be read');
  }
}
