import type { SignedInUser } from '@reelrupee/contract/entities';
import type { Language } from '@reelrupee/contract/languages';
import { learnLanguage } from '../accounts/language';
import type { Services } from '../services';
import { readUser } from '../wallet/readUser';
import type { Client } from './client';
import { hashDevice, rememberDevice } from './devices';
import { openSession } from './session';

/** Browser in which a user signs in. */
interface Browser {
  deviceId?: string | undefined;
  language?: Language | undefined;
}

/** Opens a session for an authenticated user; the device is a known one from then on. */
export async function signIn(
  userId: string,
  client: Client,
  { deviceId, language }: Browser,
  { database, clock }: Services,
): Promise<SignedInUser> {
  const now = clock.now();
  const device = hashDevice(deviceId);
  if (device) await rememberDevice(database.queries, userId, device, now);
  await learnLanguage(database.queries, userId, language);
  const token = await openSession(database.queries, userId, now, client);
  return { ...(await readUser(database.queries, userId, now)), token };
}
