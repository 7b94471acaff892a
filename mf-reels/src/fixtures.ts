/** Plans, requests and reels for tests. */
import type { Plan, RechargeRequest, Reel, UserPlan } from '@reelrupee/contract/entities';

export const freePlan: Plan = {
  _id: 'free',
  title: 'Free plan',
  type: 'free',
  isFree: true,
  rechargeAmount: 0,
  earningsPerReel: 0.5,
  totalEarnings: 250,
  totalDays: 50,
  streakDaysRequired: 10,
};

export function paidPlan(id: string, over: Partial<Plan> = {}): Plan {
  return {
    ...freePlan,
    _id: id,
    title: `Plan ${id}`,
    type: 'paid',
    isFree: false,
    rechargeAmount: 250,
    earningsPerReel: 1,
    totalEarnings: 500,
    ...over,
  };
}

export function userPlanOf(plan: Plan, over: Partial<UserPlan> = {}): UserPlan {
  return {
    planId: plan,
    status: 'active',
    startedOn: '2026-01-01',
    dayNumber: 3,
    dynamicDaysLeft: 47,
    watchedReels: 20,
    totalReels: 10,
    reelsWatchedToday: 0,
    totalEarnedToday: 0,
    totalEarned: 10,
    streakDays: 2,
    lockedEarnings: 10,
    ...over,
  };
}

export function requestOf(plan: Plan, over: Partial<RechargeRequest> = {}): RechargeRequest {
  return {
    _id: `request-${plan._id}`,
    userId: 'user',
    planId: plan._id,
    planDetails: plan,
    status: 'pending',
    transactionId: '123456789012',
    amount: 255,
    screenshot: 'image',
    reason: '',
    createdAt: '2026-01-02T03:04:05.000Z',
    ...over,
  };
}

export function reelOf(id: string, over: Partial<Reel> = {}): Reel {
  return {
    _id: id,
    planId: 'free',
    title: `Lesson ${id}`,
    videoUrl: `${id}.mp4`,
    posterUrl: `${id}.webp`,
    captionsUrl: `${id}.vtt`,
    duration: 20,
    watched: false,
    earnWatchReel: 0,
    ...over,
  };
}
