import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { limitConcurrency } from '../limitConcurrency';

/** OWASP's recommendation for argon2id: 19 MiB, two iterations. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash takes 19 MiB, a core, and a thread of the libuv pool of four, which file reads share. One core is left for
 * all other calls, which a storm of log-ins would hold up otherwise.
 */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));

/** A hash that no password matches; checked when there is no account, so that the reply takes the same time. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$CdSp+j0Tme4guSAsZ8Z9ug$dUYE60DwQ5MwO16IbhjVulyMccvs1gXJIyG73jPSpWM';

const limited = limitConcurrency(AT_ONCE);

/** The argon2id hash of a password, salt and cost included. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, COST));
}

/** Tells if the password matches the stored hash. Without a hash: false, after the same time. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = await limited(() => verify(stored ?? DUMMY_HASH, password));
  return stored !== null && matches;
}
