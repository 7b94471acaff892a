import type { SignedInUser } from '@reelrupee/contract/entities';
import type { Services } from '../services';
import { readUser } from '../wallet/readUser';
import type { Client } from './client';
import { hashDevice, rememberDevice } from './devices';
import { openSession } from './session';

/** Opens a session for an authenticated user; the device is a known one from then on. */
export async function signIn(
  userId: string,
  client: Client,
  deviceId: string | undefined,
  { database, clock }: Services,
): Promise<SignedInUser> {
  const now = clock.now();
  const device = hashDevice(deviceId);
  if (device) await rememberDevice(database.queries, userId, device, now);
  const token = await openSession(database.queries, userId, now, client);
  return { ...(await readUser(database.queries, userId, now)), token };
}
