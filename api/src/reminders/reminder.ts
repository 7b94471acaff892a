import type { ActionData, ValidPayload } from '@reelrupee/contract/actions';
import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { keepsSession } from '../sessions/keepsSession';
import { isLive, type Session } from '../sessions/session';
import { addDays, istDay } from '../time/istDay';
import { istHour } from './claimDue';
import { isPushEndpoint } from './pushEndpoint';
import { hashEndpoint, isForKey, removeSubscription, saveSubscription } from './subscriptions';
import { readVapidKeys } from './vapidKeys';

type Reminder = ActionData<'getReminder'>;

/** The reminder of a user as the device with this endpoint sees it; the endpoint is empty if it has none. */
export async function readReminder(
  userId: string,
  endpoint: string,
  { database, clock, config }: Services,
): Promise<Reminder> {
  const now = clock.now();
  const today = istDay(now);
  const { publicKey } = await readVapidKeys(database.queries, config);
  const row = await database.queries
    .selectFrom('reminders')
    .leftJoin('push_subscriptions', (join) =>
      join
        .onRef('push_subscriptions.user_id', '=', 'reminders.user_id')
        .on('endpoint_hash', '=', hashEndpoint(endpoint))
        .on(isForKey(publicKey)),
    )
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.token_hash', '=', 'push_subscriptions.token_hash').on(isLive(now)),
    )
    .leftJoin('sent_reminders', (join) =>
      join.onRef('sent_reminders.user_id', '=', 'reminders.user_id').on('day', '=', today),
    )
    .select(['hour', 'sessions.token_hash', 'day'])
    .where('reminders.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { publicKey, isOn: false };
  if (row.token_hash === null) return { publicKey, hour: row.hour, isOn: false };
  return { publicKey, hour: row.hour, isOn: true, nextOn: row.day === null ? today : addDays(today, 1) };
}

/** Turns the reminder on for a device, or moves its hour. An hour that has begun counts from tomorrow on. */
export async function setReminder(
  { hour, endpoint, keys, publicKey: subscribedTo }: ValidPayload<'setReminder'>,
  session: Session,
  services: Services,
): Promise<Result<Reminder, 'unknownPushService' | 'sessionEnded'>> {
  const { database, clock, config } = services;
  if (!isPushEndpoint(endpoint, config.PUSH_HOSTS)) return err('unknownPushService');
  const now = clock.now();
  const { userId } = session;
  const publicKey = subscribedTo ?? (await readVapidKeys(database.queries, config)).publicKey;
  const saved = await database.transaction(async (queries) => {
    if (!(await keepsSession(queries, session))) return err('sessionEnded');
    await queries
      .insertInto('reminders')
      .values({ user_id: userId, hour })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hour }))
      .execute();
    await saveSubscription(queries, session, { endpoint, keys, publicKey }, now);
    if (istHour(now) >= hour) await skipToday(queries, userId, now);
    return ok(null);
  });
  if (!saved.ok) return saved;
  return ok(await readReminder(userId, endpoint, services));
}

/** Turns the reminder off for a device; with the last one it ends. */
export async function endReminder(queries: Queries, userId: string, endpoint: string): Promise<void> {
  await removeSubscription(queries, userId, endpoint);
  await queries
    .deleteFrom('reminders')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('push_subscriptions').select('user_id').where('user_id', '=', userId))),
    )
    .execute();
}

async function skipToday(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries
    .insertInto('sent_reminders')
    .values({ user_id: userId, day: istDay(now), claimed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
