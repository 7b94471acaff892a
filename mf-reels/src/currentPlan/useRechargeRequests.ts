import type { RechargeRequest } from '@reelrupee/contract/entities';
import { useEffect, useState } from 'react';
import { archiveRejected } from './archiveRejected';
import { newRejections, withRejections } from './rejections';

/** Archives rejected requests, and keeps showing them until the screen is left. */
export function useRechargeRequests(requests: readonly RechargeRequest[]): RechargeRequest[] {
  const [rejected, setRejected] = useState<readonly RechargeRequest[]>([]);
  const added = newRejections(rejected, requests);
  if (added.length > 0) setRejected([...rejected, ...added]);
  useEffect(() => {
    for (const request of rejected) void archiveRejected(request);
  }, [rejected]);
  return withRejections(requests, rejected);
}
