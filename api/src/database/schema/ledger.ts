import type { Generated, GeneratedAlways } from 'kysely';
import type { Paise } from './columns';

/** Journals, their entries, and balances. */
export interface LedgerTables {
  journal_rows: JournalsTable;
  entry_rows: EntriesTable;
  /** A view: journal_rows and the journals of credited reels. */
  journals: JournalsTable;
  /** A view: entry_rows and the entries of credited reels. */
  entries: EntriesTable & Omit<JournalsTable, 'id'>;
  balances: { account: OwnedAccount; owner_id: string; user_id: string; paise: Generated<Paise> };
}

export type OwnedAccount = 'available' | 'held' | 'locked';
export type HouseAccount =
  | 'cash'
  | 'plan_sales'
  | 'recharge_charges'
  | 'reel_rewards'
  | 'referral_rewards'
  | 'platform_charges'
  | 'tds_payable'
  | 'adjustments';
export type Account = OwnedAccount | HouseAccount;

export type JournalKind =
  | 'reel_earning'
  | 'earnings_unlocked'
  | 'recharge'
  | 'referral_reward'
  | 'withdrawal_hold'
  | 'withdrawal_paid'
  /** A rejected withdrawal: the kind keeps its first name, since stored journals are never rewritten. */
  | 'withdrawal_refused'
  | 'withdrawal_returned'
  | 'recharge_reversed'
  | 'referral_reward_reversed'
  | 'earnings_forfeited'
  | 'adjustment'
  | 'tax_payment'
  | 'tax_payment_reversed';

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
