import { createHash } from 'node:crypto';
import type { Queries } from '../database/database';

/** Shorter ids are guessable and identify no device. */
const SHORTEST_ID = 16;

/** The hash under which a browser's id is stored; null without an id that identifies a device. */
export function hashDevice(deviceId: string | undefined): Buffer | null {
  if (deviceId === undefined || deviceId.length < SHORTEST_ID) return null;
  return createHash('sha256').update(`device ${deviceId}`).digest();
}

/** Tells if the user has signed in on this device before. */
export async function isKnownDevice(queries: Queries, userId: string, device: Buffer): Promise<boolean> {
  const row = await queries
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', device)
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
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .execute();
}

/** Forgets one device, which is treated as unknown from then on. */
export async function forgetDevice(queries: Queries, userId: string, device: Buffer): Promise<void> {
  await queries
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hash', '=', device)
    .execute();
}

/** Forgets all devices of a user, after which each must pass the back-off of its address again. */
export async function forgetDevices(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
