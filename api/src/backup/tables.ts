import type { Schema } from '../database/schema/schema';

/** All tables, referenced tables first. */
export const TABLES = [
  'users',
  'sessions',
  'known_devices',
  'sign_ups',
  'sign_up_counts',
  'media_viewers',
  'account_codes',
  'sign_in_backoffs',
  'referrals',
  'plans',
  'plan_terms',
  'images',
  'recharges',
  'user_plans',
  'reels',
  'daily_reels',
  'watch_clocks',
  'watch_rows',
  'withdrawals',
  'bank_references',
  'payout_checks',
  'adjustments',
  'journal_rows',
  'entry_rows',
  'balances',
  'admin_acts',
  'reminders',
  'push_subscriptions',
  'sent_reminders',
  'push_keys',
  'client_reports',
] as const satisfies readonly (keyof Schema)[];

export type TableName = (typeof TABLES)[number];
