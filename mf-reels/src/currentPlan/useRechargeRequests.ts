import type { RechargeRequest } from '@reelrupee/platform';
import { useEffect, useState } from 'react';
import { archiveRejected } from './archiveRejected';
import { newRejections, withRejections } from './rejections';

/** Archives rejected requests, and keeps showing them until the screen is left. */
export function useRechargeRequests(userId: string, requests: readonly RechargeRequest[]): RechargeRequest[] {
  const [rejected, setRejected] = useState<readonly RechargeRequest[]>([]);
  const added = newRejections(rejected, requests);
  if (added.length > 0) setRejected([...rejected, ...added]);
  useEffect(() => {
    for (const request of rejected) void archiveRejected(userId, request);
  }, [userId, rejected]);
  return withRejections(requests, rejected);
}
