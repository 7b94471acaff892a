// @vitest-environment jsdom
import type { PlanOffer } from '@reelrupee/platform';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PaidPlanForm } from './PaidPlanForm';
// Loaded on demand.
import './ProofForm';

vi.mock('./UpiPaymentDialog', () => ({ default: () => null }));

function renderForm(rechargeAmount: number): void {
  const plan: PlanOffer = {
    _id: 'silver',
    title: 'Silver',
    isFree: false,
    rechargeAmount,
    earningsPerReel: 10,
    totalEarnings: 5000,
    totalDays: 50,
    streakDaysRequired: 10,
  };
  render(
    <Router history={staticHistory('/rechargeNow')}>
      <PaidPlanForm
        plan={plan}
        userId="asha"
        isOnSale
        wasRejected={false}
        wasReversed={false}
        freePlan={null}
      />
    </Router>,
  );
}

test('a price that changes while the user pays and the page is unloaded is told, with nothing typed', async () => {
  renderForm(1000);
  await screen.findByLabelText('Amount paid');
  fireEvent.click(screen.getByRole('button', { name: 'Payment instructions' }));
  cleanup();
  renderForm(2000);
  await screen.findByText(/^The price was ₹1,020\.00 and is now ₹2,040\.00\./);
  expect(screen.getByLabelText<HTMLInputElement>('Amount paid').value).toBe('1020.00');
});
