import type { SignedInUser } from '@reelrupee/contract/entities';
import type { Language } from '@reelrupee/contract/languages';
import { learnLanguage } from '../accounts/language';
import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { readUserWithBalances } from '../wallet/readUserWithBalances';
import type { JudgedUser } from './checkCredentials';
import type { Client } from './client';
import { hashDevice, rememberDevice } from './devices';
import { openSession } from './session';

/** Browser in which a user signs in. */
interface Browser {
  deviceId?: string | undefined;
  language?: Language | undefined;
}

/** Opens a session for an authenticated user; the device is a known one from then on. */
export function signIn(
  userId: string,
  client: Client,
  browser: Browser,
  services: Services,
): Promise<SignedInUser> {
  return open(services.database.queries, userId, client, browser, services);
}

/**
 * Like `signIn`, for a user whose password was judged. A password that was replaced meanwhile opens no session: the
 * change has ended all sessions already, and would miss this one.
 */
export function signInByPassword(
  { id, passwordHash }: JudgedUser,
  client: Client,
  browser: Browser,
  services: Services,
): Promise<Result<SignedInUser, 'wrongCredentials'>> {
  return services.database.transaction(async (queries) => {
    // Locked, so that a change waits until it sees this session.
    const user = await queries
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (user?.password_hash !== passwordHash) return err('wrongCredentials');
    return ok(await open(queries, id, client, browser, services));
  });
}

async function open(
  queries: Queries,
  userId: string,
  client: Client,
  { deviceId, language }: Browser,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
): Promise<SignedInUser> {
  const now = clock.now();
  const device = hashDevice(deviceId);
  if (device) await rememberDevice(queries, userId, device, now);
  await learnLanguage(queries, userId, language);
  const token = await openSession(queries, userId, now, client);
  return { ...(await readUserWithBalances(queries, userId, now, config)), token };
}
