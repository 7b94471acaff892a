import type { Queries } from '../database/database';
import { deleteDevices } from '../sessions/devices';
import { endAllSessions } from '../sessions/session';
import { endCodes } from './codes';

/**
 * Hands an account to the person who proved its email. If the address was not verified before, someone else may have
 * opened the account: their payee, phone, password, sessions, devices and reset codes are cleared.
 */
export async function claimEmail(queries: Queries, userId: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('users')
    .set({
      email_verified_at: now,
      pending_email: '',
      password_hash: null,
      phone: '',
      upi_id: '',
      account_holder_name: '',
      account_number: '',
      ifsc_code: '',
    })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await endAllSessions(queries, userId, now);
  await deleteDevices(queries, userId);
  await endCodes(queries, { userId, purpose: 'reset' }, now);
}

/** Domain of placeholders: it never resolves (RFC 2606). */
const RELEASED = '@released.invalid';

/** True for the placeholder of an address that its owner has taken: nobody can get mail there. */
export function isReleased(email: string): boolean {
  return email.endsWith(RELEASED);
}

/**
 * Takes an unverified address from the account that has it, so that its owner can use it. The account stays with its
 * Google user or password holder under a placeholder.
 */
export async function releaseEmail(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable('users')
    .set({ email: `${userId}${RELEASED}` })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}
