/** Business constants of the product. Money is in rupees here, as users see it. */

/**
 * How far India is ahead of UTC. It has had one offset and no daylight saving since 1945, so plain arithmetic is exact,
 * and independent of the time zone setting and data of the machine.
 */
export const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** Reels of one plan that count on one IST day. */
export const DAILY_REELS = 10;

/** IST days that a plan runs, the day of activation included. */
export const PLAN_DAYS = 50;

/** Consecutive counted days before a plan's earnings become available. */
export const STREAK_DAYS = 10;

/** What one reel of the free plan earns, in rupees. */
export const FREE_REEL_EARNING = 0.5;

/** Shown by the promo banner: what the best plan can earn in one day, in rupees. */
export const BANNER_DAILY_EARNING = 400;

/** Added to a plan's amount when it is recharged. */
export const RECHARGE_CHARGE_PERCENT = 2;

/** Kept by the platform from a withdrawal. */
export const WITHDRAW_PLATFORM_PERCENT = 10;

/** Tax deducted at source from a withdrawal. */
export const WITHDRAW_TDS_PERCENT = 5;

/** Smallest withdrawal, in rupees. */
export const MIN_WITHDRAWAL = 1;

/** Bank working days in which a withdrawal is usually checked and paid. */
export const PAYOUT_WORKING_DAYS = 3;

/** What a referrer earns of the first approved paid recharge of the person referred. */
export const REFERRAL_REWARD_PERCENT = 10;

/** Digits of an Indian mobile number, without the country code. */
export const PHONE_LENGTH = 10;

export const MIN_PASSWORD_LENGTH = 6;

/** Referrals on one page; pages count from 0. */
export const REFERRAL_PAGE_SIZE = 10;

/** Reels that the feed asks for at a time. */
export const REEL_PAGE_SIZE = 1;

/** Part of a reel's duration that must have passed on the server's clock before it can earn. */
export const WATCHED_SHARE = 0.9;

/** Largest image that the provider accepts, in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** Image types that the provider accepts, judged by content. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
