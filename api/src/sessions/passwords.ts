import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from './limitConcurrency';

/** OWASP's second choice for argon2id: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and a thread of the pool that file reads need too. */
const AT_ONCE = 4;

/** The hash of a password that nobody has: checked when there is no account, so that the answer takes as long. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$CdSp+j0Tme4guSAsZ8Z9ug$dUYE60DwQ5MwO16IbhjVulyMccvs1gXJIyG73jPSpWM';

const limited = limitConcurrency(AT_ONCE);

/** The argon2id hash of a password, salt and cost included. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, COST));
}

/** Whether the password is the one that was hashed; without a hash it is not, after the same time. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = await limited(() => verify(stored ?? NOBODY, password));
  return stored !== null && matches;
}
