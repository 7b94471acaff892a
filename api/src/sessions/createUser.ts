import type { AdminRole } from '@reelrupee/contract/adminRoles';
import type { Queries } from '../database/database';
import { newId, newReferralCode } from '../ids';

export interface NewUser {
  name: string;
  email: string;
  phone: string;
  passwordHash: string | null;
  googleSubject: string | null;
  userType: 'user' | 'admin';
  /** Role of an administrator; owner by default. */
  adminRole?: AdminRole;
  /** Google has verified the email. */
  emailVerified?: boolean;
  /** Network that the account is opened from. */
  network?: string;
  /** The user whose referral link was used, if any. */
  referrerId: string | null;
}

/** Inserts a user with empty balances, in the caller's transaction, and returns the id. */
export async function createUser(queries: Queries, user: NewUser, now: Date): Promise<string> {
  const id = newId();
  await queries
    .insertInto('users')
    .values({
      id,
      name: user.name,
      email: user.email,
      phone: user.phone,
      user_type: user.userType,
      referral_code: newReferralCode(),
      password_hash: user.passwordHash,
      google_subject: user.googleSubject,
      created_at: now,
      email_verified_at: user.emailVerified ? now : null,
      admin_role: user.adminRole ?? null,
    })
    .execute();
  await queries
    .insertInto('balances')
    .values([
      { account: 'available', owner_id: id, user_id: id },
      { account: 'held', owner_id: id, user_id: id },
    ])
    .execute();
  await queries.insertInto('watch_clocks').values({ user_id: id, credited_at: null }).execute();
  if (user.network !== undefined) {
    await queries
      .insertInto('sign_ups')
      .values({ user_id: id, network: user.network, created_at: now })
      .execute();
  }
  if (user.referrerId) {
    await queries
      .insertInto('referrals')
      .values({ referred_user_id: id, referrer_user_id: user.referrerId, created_at: now })
      .execute();
  }
  return id;
}
