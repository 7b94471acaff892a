import { Secret, TOTP } from 'otpauth';
import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { attemptKey, clearAttempts, countAttempt } from '../sessions/backoff';

const PERIOD_S = 30;
/** Steps by which a phone's clock may be off. */
const WINDOW = 1;

function totpOf(secret: string, email: string): TOTP {
  return new TOTP({ issuer: 'ReelRupee', label: email, secret: Secret.fromBase32(secret), period: PERIOD_S });
}

/** A new secret in base 32, with the address that an authenticator app reads. */
export function newTotp(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totpOf(secret, email).toString() };
}

/** The time step (30 s) of a code; null if it is not a code of this secret at this time. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  if (!/^[A-Z2-7]+$/.test(secret)) return null;
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}

/** Checks the second factor of a user who has one. A code works once, and guesses are slowed down. */
export async function checkTotp(
  userId: string,
  code: string | undefined,
  { database, clock }: Services,
): Promise<Result<null, 'totpNeeded' | 'wrongTotp' | 'backoff'>> {
  const { queries } = database;
  const user = await queries
    .selectFrom('users')
    .select('totp_secret')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.totp_secret === '') return ok(null);
  if (!code) return err('totpNeeded');
  const now = clock.now();
  const key = attemptKey(userId, 'second factor');
  const { seconds } = await countAttempt(queries, key, now);
  if (seconds > 0) return err('backoff', { seconds });
  const step = totpStep(user.totp_secret, code, now);
  if (step === null || !(await useStep(queries, userId, step))) return err('wrongTotp');
  await clearAttempts(queries, key);
  return ok(null);
}

/** False if a code of this time step or a later one was used before. */
async function useStep(queries: Queries, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('users')
    .set({ totp_step: step })
    .where('id', '=', userId)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
