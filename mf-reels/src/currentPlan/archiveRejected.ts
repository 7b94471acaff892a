import { callAction, invalidateActions, type RechargeRequest } from '@reelrupee/platform';

const archiving = new Set<string>();

/**
 * Archives a rejected request, so that its plan can be recharged again. Each request is archived once, however often
 * the screen renders; a call that got no reply is repeated when the screen opens again.
 */
export async function archiveRejected(userId: string, { _id, planId }: RechargeRequest): Promise<void> {
  if (archiving.has(_id)) return;
  archiving.add(_id);
  const result = await callAction('deleteRejectedRequest', { _id, userId, planId });
  if (result.kind === 'failed') archiving.delete(_id);
  if (result.kind === 'ok')
    invalidateActions(
      'getRechargeStatus',
      'getUserPendingAndApprovedRechargePlan',
      'getUserPendingRechargeList',
    );
}
