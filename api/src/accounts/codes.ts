import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '../database/database';
import { newId } from '../ids';

/** Lifetime of a code, in ms. */
export const CODE_LIFETIME_MS = 30 * 60 * 1000;

/** A call that used a code can be repeated for this long, in ms. */
export const CODE_REPEAT_MS = 10 * 60 * 1000;

/** Characters of a code that is read out: 50 random bits. */
const SPOKEN_LENGTH = 10;

export type CodePurpose = 'reset' | 'verify';

export interface NewCode {
  userId: string;
  purpose: CodePurpose;
  /** The address that the code is sent to; empty for one that an operator issues. */
  email: string;
}

/**
 * Creates a code that can be used once within 30 minutes. Anyone may ask for a mailed one, which therefore leaves earlier
 * codes valid: a stranger would end the link that the owner is about to open. A code of an operator ends earlier ones of
 * operators.
 */
export async function issueCode(
  queries: Queries,
  { userId, purpose, email }: NewCode,
  now: Date,
): Promise<string> {
  const isSpoken = email === '';
  const code = isSpoken ? newId().slice(0, SPOKEN_LENGTH) : randomBytes(32).toString('base64url');
  if (isSpoken) await endCodes(queries, { userId, purpose, email }, now);
  await queries
    .insertInto('account_codes')
    .values({
      code_hash: hashCode(code),
      user_id: userId,
      purpose,
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + CODE_LIFETIME_MS),
      used_at: null,
    })
    .execute();
  return code;
}

export interface UsedCode {
  userId: string;
  /** The address that the code proves; empty if it proves none. */
  email: string;
}

/** Uses a code up; undefined if it is unknown, used or expired. The case of a code that was read out is ignored. */
export async function consumeCode(
  queries: Queries,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<UsedCode | undefined> {
  const row = await queries
    .updateTable('account_codes')
    .set({ used_at: now })
    .where('code_hash', 'in', hashesOf(code))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  return row && { userId: row.user_id, email: row.email };
}

/** The code of a call that used it up within ten minutes and may be sent again; undefined if there is none. */
export async function findUsedCode(
  queries: Queries,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<UsedCode | undefined> {
  const row = await queries
    .selectFrom('account_codes')
    .select(['user_id', 'email'])
    .where('code_hash', 'in', hashesOf(code))
    .where('purpose', '=', purpose)
    .where('used_at', '>', new Date(now.getTime() - CODE_REPEAT_MS))
    .executeTakeFirst();
  return row && { userId: row.user_id, email: row.email };
}

/** Ends the codes of a user for a purpose: they expire, and count as unused. With an address, only those sent to it. */
export async function endCodes(
  queries: Queries,
  { userId, purpose, email }: Omit<NewCode, 'email'> & { email?: string },
  now: Date,
): Promise<void> {
  await queries
    .updateTable('account_codes')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .execute();
}

function hashesOf(code: string): Buffer[] {
  const spoken = code.toLowerCase().replace(/[^0-9a-z]/g, '');
  return [hashCode(code), hashCode(spoken)];
}

function hashCode(code: string): Buffer {
  return createHash('sha256').update(`account code ${code}`).digest();
}
