import type { Schema } from '../database/schema';

/** Every table, in an order in which each row finds those that it points to. */
export const TABLES = [
  'users',
  'sessions',
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
  'watches',
  'withdrawals',
  'journals',
  'entries',
  'balances',
  'client_reports',
] as const satisfies readonly (keyof Schema)[];

export type TableName = (typeof TABLES)[number];
