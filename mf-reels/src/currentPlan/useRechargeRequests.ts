import type { RechargeRequest } from '@reelrupee/platform';
import { useEffect, useState } from 'react';
import { archiveRejected } from './archiveRejected';
import { newRejections, withRejections } from './rejections';

interface Kept {
  userId: string;
  rejected: readonly RechargeRequest[];
}

const NOTHING: Pick<Kept, 'rejected'> = { rejected: [] };

/** Archives rejected requests, and keeps showing them until the screen is left or another user has logged in. */
export function useRechargeRequests(userId: string, requests: readonly RechargeRequest[]): RechargeRequest[] {
  const [kept, setKept] = useState<Kept>({ userId, rejected: [] });
  const { rejected } = kept.userId === userId ? kept : NOTHING;
  const added = newRejections(rejected, requests);
  if (added.length > 0) setKept({ userId, rejected: [...rejected, ...added] });
  useEffect(() => {
    for (const request of rejected) void archiveRejected(userId, request);
  }, [userId, rejected]);
  return withRejections(requests, rejected);
}
