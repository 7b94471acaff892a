import { createHash } from 'node:crypto';
import type { Queries } from '../database/database';

/** Shorter ids are guessable and identify no device. */
const SHORTEST_ID = 16;

/** The hash under which a browser's id is stored; null without an id that identifies a device. */
export function hashDevice(deviceId: string | undefined): Buffer | null {
  if (deviceId === undefined || deviceId.length < SHORTEST_ID) return null;
  return createHash('sha256').update(`device ${deviceId}`).digest();
}

/** Tells if the user has signed in on this device before, and has not had it forgotten since. */
export async function isKnownDevice(queries: Queries, userId: string, device: Buffer): Promise<boolean> {
  const row = await queries
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', device)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers that the user signed in on this device. */
export async function rememberDevice(
  queries: Queries,
  userId: string,
  device: Buffer,
  now: Date,
): Promise<void> {
  await queries
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: device, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: now, forgotten_at: null }),
    )
    .execute();
}

/** Forgets one device, which is treated as unknown from then on. */
export async function forgetDevice(
  queries: Queries,
  userId: string,
  device: Buffer,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('known_devices')
    .set({ forgotten_at: now })
    .where('user_id', '=', userId)
    .where('device_hash', '=', device)
    .execute();
}

/**
 * Forgets all devices of a user, after which each must pass the back-off of its address again. Their rows stay until the
 * retention: a farm could otherwise hide which accounts share a phone.
 */
export async function forgetDevices(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries
    .updateTable('known_devices')
    .set({ forgotten_at: now })
    .where('user_id', '=', userId)
    .where('forgotten_at', 'is', null)
    .execute();
}

/** Deletes the devices of somebody else who opened the account. */
export async function deleteDevices(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
