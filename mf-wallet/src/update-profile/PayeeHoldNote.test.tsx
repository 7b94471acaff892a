// @vitest-environment jsdom
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PayeeHoldNote } from './PayeeHoldNote';
import { profileFields } from './profileRules';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each(['2026-11-23T18:40:00Z', '2016-01-01T00:00:00Z'])(
  'the hold of a new payee is stated on a phone whose clock shows %s',
  (now) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const user = { ...exampleUser, userUpiId: 'asha@upi' };
    const { container } = render(
      <PayeeHoldNote user={user} fields={{ ...profileFields(user), userUpiId: 'ravi@upi' }} />,
    );
    expect(container.textContent).toBe(
      'To protect your money, withdrawals to new payout details wait 24 hours after you save them.',
    );
  },
);
