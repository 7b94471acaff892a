import type { SignedInUser } from '@reelrupee/contract/entities';
import type { Language } from '@reelrupee/contract/languages';
import { learnLanguage } from '../accounts/language';
import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { readUserWithBalances } from '../wallet/readUserWithBalances';
import type { Client } from './client';
import { hashDevice, rememberDevice } from './devices';
import { openSession } from './session';

/** Browser in which a user signs in. */
interface Browser {
  deviceId?: string | undefined;
  language?: Language | undefined;
}

/** Proof of a user's identity, as their row had it. */
type Proof = { passwordHash: string | null } | { googleSubject: string };

/**
 * Opens a session for an authenticated user; the device is a known one from then on. If the password was replaced, or the
 * account closed, after the proof was judged, it opens none: the change has ended all sessions already, and would miss
 * this one.
 */
export function signIn(
  { id, ...proof }: { id: string } & Proof,
  client: Client,
  browser: Browser,
  services: Services,
): Promise<Result<SignedInUser, 'proofReplaced'>> {
  return services.database.transaction(async (queries) => {
    // Locked, so that a change waits until it sees this session.
    const user = await queries
      .selectFrom('users')
      .select(['password_hash', 'google_subject'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const isCurrent =
      'googleSubject' in proof
        ? user?.google_subject === proof.googleSubject
        : user?.password_hash === proof.passwordHash;
    return isCurrent ? ok(await open(queries, id, client, browser, services)) : err('proofReplaced');
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
