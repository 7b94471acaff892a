/** TypeScript types of the tables, which the migrations define. */
import type { AdminRole } from '@reelrupee/contract/adminRoles';
import type { Language } from '@reelrupee/contract/languages';
import type { GeneratedAlways, Generated, Selectable } from 'kysely';

/** A calendar day of Asia/Kolkata, YYYY-MM-DD. */
type Day = string;
/** Money in whole paise. */
type Paise = number;
type RequestStatus = 'pending' | 'approved' | 'rejected';

export interface Schema {
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
  };
  sign_ups: { user_id: string; network: string; created_at: Date };
  sign_up_counts: { hour: Date; network: string; count: number };
  media_viewers: { user_id: string; first_seen_at: Date };
  payout_checks: {
    withdrawal_id: string;
    score: number;
    reasons: string;
    checked_at: Date;
    held_at: Date | null;
    released_at: Generated<Date | null>;
    released_by: Generated<string | null>;
  };
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
  journal_rows: JournalsTable;
  entry_rows: EntriesTable;
  /** A view: journal_rows and the journals of credited reels. */
  journals: JournalsTable;
  /** A view: entry_rows and the entries of credited reels. */
  entries: EntriesTable & Omit<JournalsTable, 'id'>;
  balances: { account: OwnedAccount; owner_id: string; user_id: string; paise: Generated<Paise> };
  plans: { id: string; seed: string | null; is_free: boolean; active: boolean; terms_id: string };
  plan_terms: PlanTermsTable;
  images: { id: string; user_id: string; webp: Buffer; created_at: Date };
  recharges: RechargesTable;
  user_plans: UserPlansTable;
  reels: ReelsTable;
  daily_reels: { plan_id: string; day: Day; position: number; reel_id: string };
  watch_clocks: { user_id: string; credited_at: Date | null };
  watch_rows: WatchesTable;
  /** A view of watch_rows with the ids of plans and reels. */
  watches: {
    user_plan_id: string;
    day: Day;
    reel_id: string;
    served_at: Date;
    credited_at: Date | null;
    earned_paise: Paise;
  };
  withdrawals: WithdrawalsTable;
  maintenance_runs: { job: string; started_at: Date; violations: number | null };
  reminders: { user_id: string; hour: number };
  push_subscriptions: {
    endpoint_hash: Buffer;
    user_id: string;
    token_hash: Buffer;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: Date;
  };
  sent_reminders: { user_id: string; day: Day; claimed_at: Date };
  push_keys: { only_row: Generated<boolean>; public_key: string; private_key: string };
  bank_references: { reference: string; recharge_id: string | null; withdrawal_id: string | null };
  admin_acts: {
    id: number;
    at: Date;
    administrator_id: string;
    action: string;
    payload: string;
    reply_code: number | null;
    hash: Buffer;
  };
  report_visitors: {
    remote: string;
    release: string;
    kind: string;
    visitor: Buffer;
    network: Buffer;
    day: Date;
  };
  client_reports: {
    remote: string;
    release: string;
    kind: string;
    hour: Date;
    count: number;
    last_seen: Date;
    last_message: string;
  };
  tap_durations: {
    day: Date;
    remote: string;
    canary: string;
    release: string;
    bucket: number;
    count: number;
  };
}

export type OwnedAccount = 'available' | 'held' | 'locked';
export type HouseAccount =
  | 'cash'
  | 'plan_sales'
  | 'recharge_charges'
  | 'reel_rewards'
  | 'referral_rewards'
  | 'platform_charges'
  | 'tds_payable';
export type Account = OwnedAccount | HouseAccount;

export type JournalKind =
  | 'reel_earning'
  | 'earnings_unlocked'
  | 'recharge'
  | 'referral_reward'
  | 'withdrawal_hold'
  | 'withdrawal_paid'
  | 'withdrawal_refused'
  | 'recharge_reversed'
  | 'referral_reward_reversed'
  | 'earnings_forfeited';

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
  totp_secret: Generated<string>;
  totp_step: Generated<number>;
  frozen_at: Generated<Date | null>;
  frozen_reason: Generated<string>;
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

interface PlanTermsTable {
  id: string;
  plan_id: string;
  title: string;
  recharge_paise: Paise;
  reel_paise: Paise;
  total_days: number;
  streak_days: number;
  daily_reels: number;
  created_at: Date;
}

interface RechargesTable {
  id: string;
  user_id: string;
  plan_id: string;
  terms_id: string;
  transaction_id: string;
  amount_paise: Paise;
  image_id: string | null;
  status: RequestStatus;
  reason: Generated<string>;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  archived_at: Date | null;
  reversed_at: Generated<Date | null>;
  reversed_by: Generated<string | null>;
}

interface JournalsTable {
  id: GeneratedAlways<number>;
  kind: JournalKind;
  ref: string;
  posted_at: Date;
}

interface EntriesTable {
  journal_id: number;
  account: Account;
  owner_id: string | null;
  paise: Paise;
}

interface WatchesTable {
  served_at: Date;
  credited_at: Date | null;
  plan_number: number;
  earned_paise: Generated<Paise>;
  day: Day;
  reel_number: number;
  locked: boolean | null;
}

interface UserPlansTable {
  id: string;
  number: GeneratedAlways<number>;
  user_id: string;
  plan_id: string;
  terms_id: string;
  recharge_id: string;
  is_free: boolean;
  started_on: Day;
  ends_on: Day;
  created_at: Date;
  watched_reels: Generated<number>;
  earned_paise: Generated<Paise>;
  streak_days: Generated<number>;
  last_counted_on: Day | null;
  unlocked_on: Day | null;
  reversed_at: Generated<Date | null>;
  forfeited_paise: Generated<Paise>;
}

interface ReelsTable {
  id: string;
  number: GeneratedAlways<number>;
  slug: string | null;
  title: string;
  video_path: string;
  video_av1_path: string;
  poster_path: string;
  captions_path: string;
  captions_hi_path: string;
  title_hi: string;
  duration_ms: number;
  position: number;
  active: boolean;
  in_pack: boolean;
}

/** A reel as it is read. */
export type ReelRow = Selectable<ReelsTable>;

interface WithdrawalsTable {
  id: string;
  user_id: string;
  request_key: string;
  amount_paise: Paise;
  platform_paise: Paise;
  tds_paise: Paise;
  net_paise: Paise;
  upi_id: string;
  account_holder_name: string;
  account_number: string;
  ifsc_code: string;
  image_id: string | null;
  status: RequestStatus;
  utr: Generated<string>;
  reason: Generated<string>;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  reviewed_by: Generated<string | null>;
  reviewed_at: Generated<Date | null>;
  payable_at: Generated<Date | null>;
}
