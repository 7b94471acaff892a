import { sql } from 'kysely';
import { appendFormerName } from '../../administrators/auditLog';
import type { Queries } from '../../database/database';
import { forgetDevices } from '../../sessions/devices';
import { addDays, istDay } from '../../time/istDay';

/** Tables that hold only what is about a user; the ledger refers to none of them. */
const OWN_TABLES = ['account_codes', 'sign_ups', 'media_viewers', 'reminders', 'sent_reminders'] as const;

export interface Erasure {
  userId: string;
  /** Kept for administrators. */
  reason: string;
  at: Date;
}

/**
 * Erases who a user is, ends their plans, and freezes what is left of the account. Approved payments keep their proof and
 * payee, which an operator must keep for eight years (Companies Act 2013, section 128); rejected ones lose them. Hashes of
 * devices stay until the retention: a farm could otherwise hide which accounts share a phone by closing them.
 */
export async function eraseOwner(queries: Queries, { userId, reason, at }: Erasure): Promise<void> {
  await keepFormerName(queries, userId, at);
  for (const table of OWN_TABLES) await queries.deleteFrom(table).where('user_id', '=', userId).execute();
  await endSessions(queries, userId, at);
  await forgetDevices(queries, userId, at);
  await eraseRejected(queries, userId);
  const yesterday = addDays(istDay(at), -1);
  await queries
    .updateTable('user_plans')
    .set({ ends_on: yesterday })
    .where('user_id', '=', userId)
    .where('ends_on', '>', yesterday)
    .execute();
  await queries
    .updateTable('users')
    .set({
      // Screens translate this name.
      name: 'Closed account',
      // Reserved for names that never resolve (RFC 2606), and unique.
      email: `${userId.toLowerCase()}@closed.invalid`,
      pending_email: '',
      email_verified_at: null,
      phone: '',
      password_hash: null,
      google_subject: null,
      upi_id: '',
      account_holder_name: '',
      account_number: '',
      ifsc_code: '',
      payee_changed_at: null,
      language: null,
      frozen_at: at,
      frozen_reason: reason,
      closed_at: at,
    })
    .where('id', '=', userId)
    .execute();
}

/** The rows stay until the retention, without what tells of the device: its next call learns that the account is closed. */
async function endSessions(queries: Queries, userId: string, at: Date): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ ended_at: at, address: '', user_agent: '' })
    .where('user_id', '=', userId)
    .execute();
}

/** Acts of administrators are records of the business: their log keeps whose they are. */
async function keepFormerName(queries: Queries, userId: string, at: Date): Promise<void> {
  const person = await queries
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await appendFormerName(queries, person, at);
}

/** Images included: the daily retention looks only at those of a month. */
async function eraseRejected(queries: Queries, userId: string): Promise<void> {
  const images = await rejectedImages(queries, userId);
  await queries
    .updateTable('recharges')
    .set({ image_id: null, transaction_id: '' })
    .where('user_id', '=', userId)
    .where('status', '=', 'rejected')
    .where('reversed_at', 'is', null)
    .execute();
  await queries
    .updateTable('withdrawals')
    .set({ image_id: null, upi_id: '', account_holder_name: '', account_number: '', ifsc_code: '' })
    .where('user_id', '=', userId)
    .where('status', '=', 'rejected')
    .where('returned_at', 'is', null)
    .execute();
  if (images.length > 0) await queries.deleteFrom('images').where('id', 'in', images).execute();
}

async function rejectedImages(queries: Queries, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select image_id as id from recharges
      where user_id = ${userId} and status = 'rejected' and reversed_at is null and image_id is not null
    union select image_id from withdrawals
      where user_id = ${userId} and status = 'rejected' and returned_at is null and image_id is not null`.execute(
    queries,
  );
  return rows.map(({ id }) => id);
}
