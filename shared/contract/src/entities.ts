/**
 * Entities as this provider sends them. Amounts are rupees with at most two decimals, instants are ISO 8601 in UTC,
 * and a day is a calendar day of Asia/Kolkata, written YYYY-MM-DD.
 */
import { z } from 'zod';
import { LANGUAGES } from './languages';
import { PAUSE_REASONS } from './payoutPause';
import { REQUEST_STATUSES } from './requestStatus';

const rupees = z.number();
const instant = z.iso.datetime();
const day = z.iso.date();

export const userType = z.enum(['user', 'admin']);
export const requestStatus = z.enum(REQUEST_STATUSES);

export const bankDetails = z.object({
  accountHolderName: z.string(),
  accountNumber: z.string(),
  ifscCode: z.string(),
});

export const plan = z.object({
  _id: z.string(),
  title: z.string(),
  type: z.enum(['free', 'paid']),
  isFree: z.boolean(),
  rechargeAmount: rupees,
  earningsPerReel: rupees,
  /** The most that the plan can earn over all its days. */
  totalEarnings: rupees,
  totalDays: z.number().int(),
  streakDaysRequired: z.number().int(),
});

/** A plan that a user has bought, with the terms at the time of purchase. */
export const userPlan = z.object({
  planId: plan,
  status: z.enum(['active', 'ended']),
  /** First IST day of the plan. */
  startedOn: day,
  /** 1 on the first day, totalDays on the last. */
  dayNumber: z.number().int(),
  /** Days left after today. */
  dynamicDaysLeft: z.number().int(),
  /** Reels watched since the plan began. */
  watchedReels: z.number().int(),
  /** Reels that count on one day. */
  totalReels: z.number().int(),
  reelsWatchedToday: z.number().int(),
  /** Today's reels that the user has not watched on an earlier day, in any plan; only for an active plan. */
  newReelsToday: z.number().int().optional(),
  totalEarnedToday: rupees,
  /** Earned by the plan so far, locked earnings included. */
  totalEarned: rupees,
  /** Consecutive counted days up to yesterday; today is included once all its reels are watched. */
  streakDays: z.number().int(),
  /** Days that the streak may still miss without starting again; absent if the provider has no such rule. */
  missableDays: z.number().int().optional(),
  /** Earned, but not available before the streak is complete. */
  lockedEarnings: rupees,
  /** IST day on which the locked earnings become available if no day is missed; absent when they are, or never will. */
  unlocksOn: day.optional(),
});

export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The owner of the email has proved it; absent if not, and the provider sends no mail that could. */
  emailVerified: z.boolean().optional(),
  /** Replaces the email once it is verified; empty if no change is under way, or its link has expired. */
  pendingEmail: z.string().optional(),
  /** False for accounts that log in with Google alone. */
  hasPassword: z.boolean().optional(),
  /** Instant until which withdrawals to the new payee wait; empty if there is none. */
  payeeHeldUntil: z.union([z.literal(''), instant]).optional(),
  /** The language of the user's app, mail and reminders; absent until an app has told it. */
  language: z.enum(LANGUAGES).optional(),
  /** The provider can send a daily reminder: see `setReminder`. */
  offersReminders: z.boolean().optional(),
  /** The smallest withdrawal, in rupees; absent in replies of other providers. */
  minWithdrawal: rupees.optional(),
  /** The reason why nothing can be withdrawn now; absent if withdrawals are not paused. */
  withdrawalsPaused: z.enum(PAUSE_REASONS).optional(),
  userType,
  UserReferralCode: z.string(),
  userUpiId: z.string(),
  bankDetails,
  reelsWatched: z.number().int(),
  /** Earned in total by reels and referrals, locked earnings included. */
  totalEarnings: rupees,
  userDeposit: rupees,
  totalWithdrawn: rupees,
  /** Requested as withdrawals and not yet paid. */
  onHold: rupees,
  /** Can be withdrawn now. */
  walletBalance: rupees,
  lockedEarnings: rupees,
  referralCount: z.number().int(),
  plans: z.array(userPlan),
});

/** A user with the bearer token of the new session. */
export const signedInUser = user.extend({ token: z.string() });

export const reel = z.object({
  _id: z.string(),
  planId: z.string(),
  title: z.string(),
  /** The title in Hindi; absent if there is none. */
  titleHi: z.string().optional(),
  /** Path below the media host, like `posterUrl` and `captionsUrl`. */
  videoUrl: z.string(),
  /** The same video in AV1 and Opus, for devices that decode it in hardware; absent if there is none. */
  videoAv1Url: z.string().optional(),
  posterUrl: z.string(),
  captionsUrl: z.string(),
  /** The captions in Hindi; absent if there are none. */
  captionsHiUrl: z.string().optional(),
  /** Seconds. */
  duration: z.number(),
  watched: z.boolean(),
  /** Rupees earned by this reel today; 0 until it is watched. */
  earnWatchReel: rupees,
  /** Last IST day before today on which the user watched this reel, in any plan; absent for a new one. */
  lastWatchedOn: day.optional(),
});

export const rechargeRequest = z.object({
  _id: z.string(),
  userId: z.string(),
  planId: z.string(),
  planDetails: plan,
  status: requestStatus,
  transactionId: z.string(),
  /** Amount paid: plan amount and charge. */
  amount: rupees,
  /** Id of the stored proof, for adminGetProof; empty for the free plan. */
  screenshot: z.string(),
  /** Reason of a rejection; empty otherwise. */
  reason: z.string(),
  createdAt: instant,
});

export const transaction = z.object({
  _id: z.string(),
  createdAt: instant,
  type: z.enum([
    'Recharge',
    'Withdrawal',
    'Referral reward',
    'Reel earnings',
    'Earnings unlocked',
    'Adjustment',
  ]),
  /** Negative for an adjustment that took it from what was available. */
  amount: rupees,
  /** Rejected earnings that were unlocked, and rejected rewards, were taken back from what was available. */
  status: requestStatus,
  remark: z.string(),
  /** When a recharge or a withdrawal was decided. */
  settledAt: instant.optional(),
  /** When a payout that the bank returned was recorded as such; the withdrawal's status is then rejected. */
  returnedAt: instant.optional(),
  /** A withdrawal that the reversal of a recharge rejected, to take back its money or a part of it. */
  takenBack: z.boolean().optional(),
  /** A pending withdrawal: true once the IST day of its due date has passed. */
  late: z.boolean().optional(),
  /** Available rupees after this transaction, as if rejected withdrawals had never been requested. */
  balanceAfter: rupees.optional(),
});

export const referral = z.object({
  _id: z.string(),
  referredUserName: z.string(),
  /** 0 until the referred user makes a first paid recharge. */
  rewardAmount: rupees,
  createdAt: instant,
});

export const withdrawal = z.object({
  _id: z.string(),
  userId: z.string(),
  amount: rupees,
  platformCharge: rupees,
  tds: rupees,
  net: rupees,
  status: requestStatus,
  createdAt: instant,
});

/** Progress of one plan on the current IST day, with its streak. */
export const todayProgress = userPlan
  .pick({
    reelsWatchedToday: true,
    totalReels: true,
    totalEarnedToday: true,
    dynamicDaysLeft: true,
    totalEarned: true,
    streakDays: true,
    lockedEarnings: true,
    unlocksOn: true,
  })
  .extend(plan.pick({ title: true, isFree: true, streakDaysRequired: true }).shape)
  .extend({ planId: z.string() });

export type UserType = z.infer<typeof userType>;
export type RequestStatus = z.infer<typeof requestStatus>;
export type BankDetails = z.infer<typeof bankDetails>;
export type Plan = z.infer<typeof plan>;
export type UserPlan = z.infer<typeof userPlan>;
export type User = z.infer<typeof user>;
export type SignedInUser = z.infer<typeof signedInUser>;
export type Reel = z.infer<typeof reel>;
export type RechargeRequest = z.infer<typeof rechargeRequest>;
export type Transaction = z.infer<typeof transaction>;
export type Referral = z.infer<typeof referral>;
export type Withdrawal = z.infer<typeof withdrawal>;
export type TodayProgress = z.infer<typeof todayProgress>;
