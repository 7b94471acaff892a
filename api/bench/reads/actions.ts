import type { ActionName } from '@reelrupee/contract/actions';

/** The reads that every visit makes, and the history. */
export const READS = [
  'getPlan',
  'getUserPlans',
  'getReelsByUserPlan',
  'getUserProfile',
  'getUserTransactions',
] as const satisfies readonly ActionName[];

export type Read = (typeof READS)[number];

/** The payload of a read, as the site sends it. */
export function payloadOf(read: Read, userId: string, planId: string): Record<string, string> {
  if (read === 'getPlan') return {};
  return read === 'getReelsByUserPlan' ? { userId, planId, skip: '0', limit: '1' } : { userId };
}
