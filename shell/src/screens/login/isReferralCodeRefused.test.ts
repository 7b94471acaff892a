import type { ActionError } from '@reelrupee/platform';
import { expect, test } from 'vitest';
import { isReferralCodeRefused } from './isReferralCodeRefused';

test.each<[boolean, string, ActionError | null]>([
  [true, 'of our provider', { kind: 'refused', code: 400, msg: 'This referral code does not exist.' }],
  [true, 'of another provider', { kind: 'session-ended', msg: 'Referrer not found' }],
  [false, 'for another reason', { kind: 'refused', code: 409, msg: 'An account with this email exists.' }],
  [true, 'of a third one', { kind: 'refused', code: 400, msg: 'Invalid code' }],
  [true, 'without a reason', { kind: 'refused', code: 400, msg: '' }],
  [false, 'without a network', { kind: 'failed', reason: 'offline' }],
  [false, 'of no attempt', null],
])('it is %s that a refusal %s may be about the referral code', (isRefused, _name, error) => {
  expect(isReferralCodeRefused(error)).toBe(isRefused);
});
