import type { RequestStatus } from '@reelrupee/contract/requestStatus';
import { t } from '../texts/texts';

export interface RechargeButtonState {
  /** Of the existing request for this plan; null when there is none. */
  status: RequestStatus | null;
  submitting: boolean;
  isFree: boolean;
}

/** The recharge button’s label and disabled state. */
export function rechargeButton({ status, submitting, isFree }: RechargeButtonState) {
  if (status === 'pending') return { label: t('Already Pending Plan'), disabled: true };
  if (status === 'approved') return { label: t('Already Activated Plan'), disabled: true };
  if (submitting) return { label: t('Processing...'), disabled: true };
  return { label: isFree ? t('Activate Free Plan') : t('Confirm Recharge'), disabled: false };
}
