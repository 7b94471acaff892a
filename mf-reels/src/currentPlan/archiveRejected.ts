import type { RechargeRequest } from '@reelrupee/contract/entities';
import { callAction, invalidateActions } from '@reelrupee/platform';

const archiving = new Set<string>();

/**
 * Archives a rejected request, so that its plan can be recharged again. Once for each request, however often
 * the screen is drawn; only a call without an answer is made again, when the screen opens the next time.
 */
export async function archiveRejected({ _id, userId, planId }: RechargeRequest): Promise<void> {
  if (archiving.has(_id)) return;
  archiving.add(_id);
  const result = await callAction('deleteRejectedRequest', { _id, userId, planId });
  if (result.kind === 'failed') archiving.delete(_id);
  if (result.kind === 'ok') invalidateActions('getRechargeStatus', 'getUserPendingAndApprovedRechargePlan');
}
