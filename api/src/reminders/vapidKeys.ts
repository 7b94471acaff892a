import webPush, { type VapidKeys } from 'web-push';
import type { Config } from '../config';
import type { Queries } from '../database/database';

type KeySettings = Pick<Config, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>;

/** The provider's key pair: that of the settings, else one that the first caller creates and all processes share. */
export async function readVapidKeys(queries: Queries, settings: KeySettings): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey };
  return (await storedKeys(queries)) ?? createKeys(queries);
}

async function createKeys(queries: Queries): Promise<VapidKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await queries
    .insertInto('push_keys')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const keys = await storedKeys(queries);
  if (!keys) throw new Error('The key pair for push services was not stored');
  return keys;
}

async function storedKeys(queries: Queries): Promise<VapidKeys | undefined> {
  return queries
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
}
