import type { AdminRole } from '@reelrupee/contract/adminRoles';
import type { Language } from '@reelrupee/contract/languages';
import type { Generated } from 'kysely';
import type { Paise } from './columns';

/** Users with their sessions, devices, codes and referrals. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  account_codes: {
    code_hash: Buffer;
    user_id: string;
    purpose: 'reset' | 'verify';
    email: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  known_devices: {
    user_id: string;
    device_hash: Buffer;
    first_seen_at: Date;
    last_seen_at: Date;
    forgotten_at: Generated<Date | null>;
  };
  sign_ups: { user_id: string; network: string; created_at: Date };
  sign_up_counts: { hour: Date; network: string; count: number };
  sign_in_backoffs: {
    account_hash: Buffer;
    failures: number;
    last_failed_at: Date;
    blocked_until: Date;
  };
  referrals: {
    referred_user_id: string;
    referrer_user_id: string;
    reward_paise: Generated<Paise>;
    created_at: Date;
  };
}

interface UsersTable {
  id: string;
  name: string;
  email: string;
  phone: string;
  user_type: Generated<'user' | 'admin'>;
  referral_code: string;
  password_hash: string | null;
  google_subject: string | null;
  upi_id: Generated<string>;
  account_holder_name: Generated<string>;
  account_number: Generated<string>;
  ifsc_code: Generated<string>;
  created_at: Date;
  email_verified_at: Generated<Date | null>;
  pending_email: Generated<string>;
  payee_changed_at: Generated<Date | null>;
  admin_role: Generated<AdminRole | null>;
  /** Null unless a former administrator was added again. */
  reinstated_at: Generated<Date | null>;
  totp_secret: Generated<string>;
  totp_step: Generated<number>;
  frozen_at: Generated<Date | null>;
  frozen_reason: Generated<string>;
  closed_at: Generated<Date | null>;
  language: Generated<Language | null>;
}

interface SessionsTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  address: Generated<string>;
  user_agent: Generated<string>;
}
