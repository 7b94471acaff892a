import { userPlans } from '../plans/userPlans';
import type { Services } from '../services';
import { addDays, istDay, startOfIstDay } from '../time/istDay';
import { claimDue } from './claimDue';
import type { PushService } from './pushService';
import { remainingReels } from './remainingReels';
import { reminderMessage } from './reminderMessage';
import { liveSubscriptions, removeSubscription } from './subscriptions';

/** Users whose reminders are claimed, and then sent, at a time: as many are lost if the process ends just then. */
const BATCH = 20;

export interface SentReminders {
  /** Messages that push services have accepted. */
  sent: number;
  /** Messages that they have not. */
  failed: number;
  /** Subscriptions that had ended and are removed. */
  gone: number;
}

type Deps = Pick<Services, 'database' | 'clock' | 'log'>;

/**
 * Sends the reminders whose hour has come. Safe to call in any number of processes at once: each reminder is sent by
 * the one that claims it, once a day. After `stopping` it claims no more, and others or the next start send the rest.
 */
export async function sendDueReminders(
  deps: Deps,
  push: PushService,
  stopping?: AbortSignal,
): Promise<SentReminders> {
  const total: SentReminders = { sent: 0, failed: 0, gone: 0 };
  for (;;) {
    if (stopping?.aborted) return total;
    const userIds = await claimDue(deps.database.queries, push.publicKey, deps.clock.now(), BATCH);
    if (userIds.length === 0) return total;
    await Promise.all(userIds.map((userId) => remind(userId, total, deps, push)));
  }
}

/** Sends one user's reminder to their devices. One user's failure does not keep the others from theirs. */
async function remind(userId: string, total: SentReminders, deps: Deps, push: PushService): Promise<void> {
  const { database, clock, log } = deps;
  const now = clock.now();
  const today = istDay(now);
  try {
    const message = await messageFor(userId, today, deps);
    if (!message) return;
    const seconds = Math.floor((startOfIstDay(addDays(today, 1)).getTime() - now.getTime()) / 1000);
    const subscriptions = await liveSubscriptions(database.queries, userId, push.publicKey, now);
    // At once, so that a batch takes no longer than the slowest push service.
    const results = await Promise.all(subscriptions.map((each) => push.send(each, message, seconds)));
    for (const [index, result] of results.entries()) {
      total[result.kind] += 1;
      const endpoint = subscriptions[index]?.endpoint ?? '';
      if (result.kind === 'gone') await removeSubscription(database.queries, userId, endpoint);
      if (result.kind === 'failed') log.warn({ reason: result.reason }, 'a reminder was not accepted');
    }
  } catch (error) {
    log.error({ err: error }, 'a reminder could not be sent');
  }
}

/** Today's message; null when there is nothing left to watch, or the user is frozen. */
async function messageFor(userId: string, today: string, { database }: Pick<Deps, 'database'>) {
  const user = await database.queries
    .selectFrom('users')
    .select(['language', 'frozen_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.frozen_at) return null;
  const remaining = remainingReels(await userPlans(database.queries, userId, today));
  return remaining && reminderMessage(user.language ?? 'en', remaining);
}
