import { expect, test } from 'vitest';
import { rechargeButton, type RechargeButtonState } from './rechargeButton';

const initial: RechargeButtonState = { status: null, submitting: false, isFree: false };

test.each<[Partial<RechargeButtonState>, string, boolean]>([
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
  '%o gives the label %s, disabled: %o [RECHARGE-7] [RECHARGE-8] [RECHARGE-9] [RECHARGE-10]',
  (state, label, disabled) => {
    expect(rechargeButton({ ...initial, ...state })).toEqual({ label, disabled });
  },
);
