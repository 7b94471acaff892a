/** Work that waits until the visitor engages: a chunk of its own, so that a visit that ends early does not fetch it. */
import { endRemindersWithSession } from '../reminders/endWithSession';
import { registerWorker } from '../serviceWorker/register';
import { sendEndedSessions } from '../session/sendEndedSessions';
import { prefetchLogin } from './prefetchLogin';

/** Set by the build. */
declare const IS_DEVELOPMENT: boolean;

/** Ends what belongs to sessions that have ended, from now on, prefetches the log-in, and registers the service worker. */
export function startEngagedWork(): void {
  endRemindersWithSession();
  sendEndedSessions();
  void prefetchLogin();
  if (!IS_DEVELOPMENT) void registerWorker();
}
