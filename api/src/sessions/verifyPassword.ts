import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { attemptKey, clearAttempts, countAttempt, countJudgedAttempt } from './backoff';
import { type Client, customerPrefixOf } from './client';
import { forgetDevice, hashDevice, isKnownDevice } from './devices';
import { checkPassword } from './passwords';
import type { Session } from './session';

/** Wrong guesses in a row after which a known device is forgotten. */
const FORGET_AFTER = 50;

export interface Attempt {
  email: string;
  password: string;
  deviceId?: string | undefined;
  /** The session of the account in which the password is asked for once more. */
  session?: Pick<Session, 'tokenHash'>;
}

/** The account that an attempt is for; undefined if there is none. */
export interface JudgedAccount {
  id: string;
  password_hash: string | null;
}

/**
 * Judges a password, slowing down guesses by account and source. The source is the session in which the password is
 * asked for, the device if the account has been used on it, or else the caller's network: so nobody can lock another
 * out, and a right password on a known device always works. An unknown email and a wrong password take the same time
 * and get the same replies.
 */
export async function verifyPassword(
  { email, password, deviceId, session }: Attempt,
  account: JudgedAccount | undefined,
  client: Client,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): Promise<Result<null, 'backoff' | 'wrongCredentials'>> {
  const { queries } = database;
  const now = clock.now();
  const device = await knownDevice(queries, account, deviceId);
  const key = attemptKey(email, sourceOf(device, session, client));
  const { attempts, seconds } = device
    ? await countJudgedAttempt(queries, key, now)
    : await countAttempt(queries, key, now);
  if (device && account && attempts > FORGET_AFTER) {
    await forgetDevice(queries, account.id, device, now);
    return err('backoff', { seconds });
  }
  if (!device && seconds > 0) return err('backoff', { seconds });
  const matches = await checkPassword(password, account?.password_hash ?? null);
  if (!account || !matches) return seconds > 0 ? err('backoff', { seconds }) : err('wrongCredentials');
  await clearAttempts(queries, key);
  return ok(null);
}

function sourceOf(device: Buffer | null, session: Attempt['session'], client: Client): string {
  if (session) return `session ${session.tokenHash.toString('hex')}`;
  return device ? `device ${device.toString('hex')}` : customerPrefixOf(client.address);
}

async function knownDevice(
  queries: Queries,
  account: JudgedAccount | undefined,
  deviceId: string | undefined,
): Promise<Buffer | null> {
  const device = hashDevice(deviceId);
  if (!device || !account) return null;
  return (await isKnownDevice(queries, account.id, device)) ? device : null;
}
