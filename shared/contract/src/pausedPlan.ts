/** A plan's terms and status, by which a running paid plan pauses the free one. */
export interface PauseFacts {
  planId: { isFree: boolean };
  status: 'active' | 'ended';
  dynamicDaysLeft?: number | undefined;
}

/** True if a plan is the free one and paused by a running paid plan. */
export function isPaused({ planId }: Pick<PauseFacts, 'planId'>, plans: readonly PauseFacts[]): boolean {
  return planId.isFree && plans.some(isPaidAndActive);
}

/** True if a plan was paid for and still runs. */
export function isPaidAndActive({ planId, status }: PauseFacts): boolean {
  return !planId.isFree && status === 'active';
}
