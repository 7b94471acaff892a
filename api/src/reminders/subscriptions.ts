import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { PushSubscription } from 'web-push';
import type { Queries } from '../database/database';
import { isLive, type Session } from '../sessions/session';

/** Devices of a user that get reminders; an eleventh replaces the first. */
const MAX_DEVICES = 10;

/** The key of a subscription: endpoints are longer than an index entry may be. */
export function hashEndpoint(endpoint: string): Buffer {
  return createHash('sha256').update(endpoint).digest();
}

/** A subscription and the provider's key that it is for. */
export type KeyedSubscription = PushSubscription & { publicKey: string };

/** The condition that a row of `push_subscriptions` is for this key; those without one count as for any. */
export function isForKey(publicKey: string): RawBuilder<boolean> {
  return sql`(push_subscriptions.public_key is null or push_subscriptions.public_key = ${publicKey})`;
}

/**
 * Notes this key on subscriptions without one, which a version before the column has stored: they are for the key of
 * that time. To be called at the start, since a later start may have another key.
 */
export async function setMissingKeys(queries: Queries, publicKey: string): Promise<void> {
  await queries
    .updateTable('push_subscriptions')
    .set({ public_key: publicKey })
    .where('public_key', 'is', null)
    .execute();
}

/** Stores a device's subscription for as long as the session lives; another user's on the same browser ends. */
export async function saveSubscription(
  queries: Queries,
  { userId, tokenHash }: Pick<Session, 'userId' | 'tokenHash'>,
  { endpoint, keys, publicKey }: KeyedSubscription,
  now: Date,
): Promise<void> {
  const own = { user_id: userId, token_hash: tokenHash, endpoint };
  const row = { ...own, ...keys, public_key: publicKey, created_at: now };
  await queries
    .insertInto('push_subscriptions')
    .values({ endpoint_hash: hashEndpoint(endpoint), ...row })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(row))
    .execute();
  const newest = queries
    .selectFrom('push_subscriptions')
    .select('endpoint_hash')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('endpoint_hash')
    .limit(MAX_DEVICES);
  await queries
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint_hash', 'not in', newest)
    .execute();
}

/** Removes a subscription of a user. */
export async function removeSubscription(queries: Queries, userId: string, endpoint: string): Promise<void> {
  await queries
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', hashEndpoint(endpoint))
    .where('user_id', '=', userId)
    .execute();
}

/** The subscriptions of a user to the provider's key whose sessions are live. */
export async function liveSubscriptions(
  queries: Queries,
  userId: string,
  publicKey: string,
  now: Date,
): Promise<PushSubscription[]> {
  const rows = await queries
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.token_hash', 'push_subscriptions.token_hash')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('push_subscriptions.user_id', '=', userId)
    .where(isForKey(publicKey))
    .where(isLive(now))
    .execute();
  return rows.map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }));
}
