// @vitest-environment jsdom
import { actions } from '@reelrupee/contract/actions';
import { accountFrozen } from '@reelrupee/contract/frozen';
import type { ActionError } from '@reelrupee/platform';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RechargeError } from './RechargeError';

afterEach(cleanup);

function show(error: ActionError): void {
  render(
    <Router history={staticHistory('/rechargeNow')}>
      <RechargeError error={error} hint="Please try again." />
    </Router>,
  );
}

const support = () => screen.queryByRole('link', { name: 'Help and support' });

test('the message of an account under review leads to support, not to another attempt', () => {
  show({ kind: 'refused', ...accountFrozen });
  expect(screen.getByText(accountFrozen.msg)).toBeDefined();
  expect(support()?.getAttribute('href')).toBe('/support');
  expect(screen.queryByText('Please try again.')).toBeNull();
});

const { transactionIdUsed, planOffSale } = actions.rechargePlan.errors;

test.each([transactionIdUsed, planOffSale])(
  'a payment that cannot be accepted leads to support: %j',
  (refusal) => {
    show({ kind: 'refused', ...refusal });
    expect(support()?.getAttribute('href')).toBe('/support');
  },
);

test('another refusal says itself what to change', () => {
  show({ kind: 'refused', code: 409, msg: 'This plan is already active.' });
  expect(screen.getByText('This plan is already active.')).toBeDefined();
  expect(screen.queryByText('Please try again.')).toBeNull();
  expect(support()).toBeNull();
});

test('a call without a reply has the advice for another attempt', () => {
  show({ kind: 'failed', reason: 'offline' });
  expect(screen.getByText('Something went wrong!')).toBeDefined();
  expect(screen.getByText('Please try again.')).toBeDefined();
});
