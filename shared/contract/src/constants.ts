/** Business constants of the product. Money is in rupees here, as users see it. */

/**
 * Offset of Indian Standard Time from UTC, in ms. India has had no daylight saving since 1945, so adding it is exact and
 * independent of the machine's time zone data.
 */
export const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** Reels of one plan that count on one IST day. */
export const DAILY_REELS = 10;

/** IST days that a plan runs, the day of activation included. */
export const PLAN_DAYS = 50;

/** Consecutive counted days before a plan's earnings become available. */
export const STREAK_DAYS = 10;

/** Earning of one reel of the free plan, in rupees. */
export const FREE_REEL_EARNING = 0.5;

/** Charge on a recharge, as a percentage of the plan amount. */
export const RECHARGE_CHARGE_PERCENT = 2;

/** Platform charge on a withdrawal, as a percentage of the amount. */
export const WITHDRAW_PLATFORM_PERCENT = 10;

/** Tax deducted at source (TDS) from a withdrawal, as a percentage of the amount. */
export const WITHDRAW_TDS_PERCENT = 5;

/** Smallest withdrawal, in rupees. */
export const MIN_WITHDRAWAL = 1;

/** Bank working days in which a withdrawal is usually checked and paid. */
export const PAYOUT_WORKING_DAYS = 3;

/** Hours for which withdrawals to a payee that replaced another wait. */
export const NEW_PAYEE_HOLD_HOURS = 24;

/** Referral reward, as a percentage of the referred user's first approved paid recharge. */
export const REFERRAL_REWARD_PERCENT = 10;

/** Digits of an Indian mobile number, without the country code. */
export const PHONE_LENGTH = 10;

export const MIN_PASSWORD_LENGTH = 6;

export const MAX_NAME_LENGTH = 100;

/** Referrals on one page; pages count from 0. */
export const REFERRAL_PAGE_SIZE = 10;

/** Transactions of a user that the provider sends at most, the newest first: more than a year of daily earnings. */
export const MOST_TRANSACTIONS = 500;

/** Reels on one page of the feed. */
export const REEL_PAGE_SIZE = 1;

/** Part of a reel's duration that must have passed on the server's clock before it can earn. */
export const WATCHED_SHARE = 0.9;

/** Hours for which the provider keeps the reports of browsers at least. */
export const REPORT_HOURS = 90 * 24;

/** Rows of errors in a reply of `adminListErrors`; as many of screens that opened, so that a busy site leaves room for its errors. */
export const REPORT_ROWS = 200;

/** Largest image that the provider accepts, in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** Image types that the provider accepts, judged by content. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
