import { expect, test } from 'vitest';
import { rechargeButton, type RechargeStatus } from './rechargeButton';

const fresh: RechargeStatus = { status: null, submitting: false, isFree: false };

test.each<[Partial<RechargeStatus>, string, boolean]>([
  [{}, 'Confirm Recharge', false],
  [{ isFree: true }, 'Activate Free Plan', false],
  [{ status: 'rejected' }, 'Confirm Recharge', false],
  [{ submitting: true }, 'Processing...', true],
  [{ submitting: true, isFree: true }, 'Processing...', true],
  [{ status: 'rejected', submitting: true }, 'Processing...', true],
  [{ status: 'pending' }, 'Already Pending Plan', true],
  [{ status: 'pending', submitting: true }, 'Already Pending Plan', true],
  [{ status: 'approved' }, 'Already Activated Plan', true],
  [{ status: 'approved', isFree: true }, 'Already Activated Plan', true],
])(
  'standing %o says %s, disabled: %o [RECHARGE-7] [RECHARGE-8] [RECHARGE-9] [RECHARGE-10]',
  (standing, label, disabled) => {
    expect(rechargeButton({ ...fresh, ...standing })).toEqual({ label, disabled });
  },
);
