import type { RequestStatus } from '@reelrupee/contract/requestStatus';

export interface RechargeButtonState {
  /** Of the existing request for this plan; null when there is none. */
  status: RequestStatus | null;
  submitting: boolean;
  isFree: boolean;
}

/** The recharge button’s label and disabled state. */
export function rechargeButton({ status, submitting, isFree }: RechargeButtonState) {
  if (status === 'pending') return { label: 'Already Pending Plan', disabled: true };
  if (status === 'approved') return { label: 'Already Activated Plan', disabled: true };
  if (submitting) return { label: 'Processing...', disabled: true };
  return { label: isFree ? 'Activate Free Plan' : 'Confirm Recharge', disabled: false };
}
