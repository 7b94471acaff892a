/** Recharge requests and reels for tests. */
import type { Plan, RechargeRequest, Reel } from '@reelrupee/platform';

export function requestOf(plan: Plan, over: Partial<RechargeRequest> = {}): RechargeRequest {
  return {
    _id: `request-${plan._id}`,
    userId: 'user',
    planId: plan._id,
    planDetails: plan,
    status: 'pending',
    transactionId: '123456789012',
    amount: 255,
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
    titleHi: `पाठ ${id}`,
    videoUrl: `${id}.mp4`,
    posterUrl: `${id}.webp`,
    captionsUrl: `${id}.vtt`,
    captionsHiUrl: `${id}.hi.vtt`,
    duration: 20,
    watched: false,
    earnWatchReel: 0,
    ...over,
  };
}
