/** Entities with the fields of docs/providers.md, and no others. Amounts are rupees. */

const PLAN_DAYS = 50;

/** A plan on offer. */
function specPlan(rechargeAmount: number, earningsPerReel: number) {
  const isFree = rechargeAmount === 0;
  return {
    _id: `plan-${rechargeAmount}`,
    title: isFree ? 'Free Plan' : `Plan ${rechargeAmount}`,
    type: isFree ? 'free' : 'paid',
    isFree,
    rechargeAmount,
    earningsPerReel,
    totalEarnings: earningsPerReel * 10 * PLAN_DAYS,
    totalDays: PLAN_DAYS,
    streakDaysRequired: 10,
  };
}

export type SpecPlan = ReturnType<typeof specPlan>;

export const PLANS = [
  specPlan(0, 0.5),
  specPlan(250, 1),
  specPlan(500, 2),
  specPlan(1000, 4.5),
  specPlan(2000, 9),
];

/** A user's plan on its third day with three of ten reels watched. */
export function specUserPlan(planId: SpecPlan) {
  return {
    planId,
    dynamicDaysLeft: 47,
    watchedReels: 23,
    totalReels: 10,
    reelsWatchedToday: 3,
    totalEarnedToday: 3,
  };
}

export function specUser(_id: string, plans: ReturnType<typeof specUserPlan>[]) {
  return {
    _id,
    name: 'Asha Rao',
    email: 'asha@mail.in',
    phone: '9876543210',
    userType: 'user' as const,
    token: `token-of-${_id}`,
    UserReferralCode: 'ASHA42',
    userUpiId: 'asha@upi',
    bankDetails: { accountHolderName: '', accountNumber: '', ifscCode: '' },
    reelsWatched: 23,
    totalEarnings: 1234.5,
    userDeposit: 250,
    totalWithdrawn: 100,
    walletBalance: 876.5,
    plans,
  };
}

export function specReel(index: number, planId: string, watched: boolean) {
  return {
    _id: `reel-${index}`,
    planId,
    title: `Lesson ${index + 1}`,
    videoUrl: 'lesson.mp4',
    duration: 1,
    watched,
    earnWatchReel: watched ? 1 : 0,
  };
}

export function specRequest(plan: SpecPlan, userId: string, status: string) {
  return {
    _id: `request-${plan._id}`,
    userId,
    planId: plan._id,
    planDetails: plan,
    status,
    transactionId: '412345678901',
    amount: plan.rechargeAmount * 1.02,
    screenshot: 'proof.png',
  };
}

export const TRANSACTIONS = [
  {
    createdAt: '2026-03-05T10:00:00.000Z',
    type: 'bonus',
    amount: 21,
    status: 'approved',
    remark: 'Festival',
  },
  { createdAt: '2026-03-04T10:00:00.000Z', type: 'Withdrawal', amount: 100, status: 'pending', remark: '' },
  { createdAt: '2026-03-01T10:00:00.000Z', type: 'credit', amount: 7, status: 'rejected', remark: 'Twice' },
];

export const REFERRALS = Array.from({ length: 23 }, (_, index) => ({
  referredUserName: `Friend ${index + 1}`,
  rewardAmount: index % 2 === 0 ? 25 : 0,
  createdAt: '2026-02-01T10:00:00.000Z',
}));
