import type { RechargeRequest } from '@reelrupee/contract/entities';

/** The rejected requests that are not among those seen before. */
export function newRejections(
  seen: readonly RechargeRequest[],
  requests: readonly RechargeRequest[],
): RechargeRequest[] {
  return requests.filter(({ _id, status }) => status === 'rejected' && !seen.some((one) => one._id === _id));
}

/** The requests with the rejected ones that are no longer sent, newest first. */
export function withRejections(
  requests: readonly RechargeRequest[],
  rejected: readonly RechargeRequest[],
): RechargeRequest[] {
  const gone = rejected.filter(({ _id }) => !requests.some((request) => request._id === _id));
  return [...requests, ...gone].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}
