import type { RechargeRequest } from '@reelrupee/platform';

/** Rejected requests that were not seen before. */
export function newRejections(
  seen: readonly RechargeRequest[],
  requests: readonly RechargeRequest[],
): RechargeRequest[] {
  return requests.filter(
    ({ _id, status }) => status === 'rejected' && !seen.some((request) => request._id === _id),
  );
}

/** Adds rejected requests that the provider no longer returns, newest first. */
export function withRejections(
  requests: readonly RechargeRequest[],
  rejected: readonly RechargeRequest[],
): RechargeRequest[] {
  const gone = rejected.filter(({ _id }) => !requests.some((request) => request._id === _id));
  return [...requests, ...gone].sort((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
}
