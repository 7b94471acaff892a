import type { RechargeRequest } from '@reelrupee/contract/entities';
import { useEffect, useState } from 'react';
import { archiveRejected } from './archiveRejected';
import { newRejections, withRejections } from './rejections';

/** The requests, and those that were rejected when the screen opened: archived by then, still shown. */
export function useRechargeRequests(requests: readonly RechargeRequest[]): RechargeRequest[] {
  const [rejected, setRejected] = useState<readonly RechargeRequest[]>([]);
  const fresh = newRejections(rejected, requests);
  if (fresh.length > 0) setRejected([...rejected, ...fresh]);
  useEffect(() => {
    for (const request of rejected) void archiveRejected(request);
  }, [rejected]);
  return withRejections(requests, rejected);
}
