import type { RequestStatus } from '@reelrupee/contract/entities';

export interface RechargeStatus {
  /** Of the existing request for this plan; null when there is none. */
  status: RequestStatus | null;
  submitting: boolean;
  isFree: boolean;
}

/** What the recharge button says, and whether it takes a tap. */
export function rechargeButton({ status, submitting, isFree }: RechargeStatus) {
  if (status === 'pending') return { label: 'Already Pending Plan', disabled: true };
  if (status === 'approved') return { label: 'Already Activated Plan', disabled: true };
  if (submitting) return { label: 'Processing...', disabled: true };
  return { label: isFree ? 'Activate Free Plan' : 'Confirm Recharge', disabled: false };
}
