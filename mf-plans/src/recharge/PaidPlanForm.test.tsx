// @vitest-environment jsdom
import type { PlanOffer } from '@reelrupee/platform';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PaidPlanForm } from './PaidPlanForm';
// Loaded on demand.
import './ProofForm';

vi.mock('./UpiPaymentDialog', () => ({ default: () => null }));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

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

test('each price at which the payment was opened may be sent after the page is loaded again', async () => {
  for (const rechargeAmount of [500, 1500]) {
    renderForm(rechargeAmount);
    await screen.findByLabelText('Amount paid');
    fireEvent.click(screen.getByRole('button', { name: 'Payment instructions' }));
    cleanup();
  }
  renderForm(3000);
  await screen.findByText(/^The price was ₹1,530\.00 and is now ₹3,060\.00\./);
  for (const value of ['510', '1530', '1020']) {
    fireEvent.input(screen.getByLabelText('Amount paid'), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm Recharge' }));
    await screen.findByText('Transaction ID is required');
    const error = screen.queryByText(/enter exactly/);
    if (value === '1020') await screen.findByText(/enter exactly/);
    else expect(error).toBeNull();
  }
});

test('a price that changes while the user pays and the page is unloaded is told, with nothing typed', async () => {
  renderForm(1000);
  await screen.findByLabelText('Amount paid');
  fireEvent.click(screen.getByRole('button', { name: 'Payment instructions' }));
  cleanup();
  renderForm(2000);
  await screen.findByText(/^The price was ₹1,020\.00 and is now ₹2,040\.00\./);
  expect(screen.getByLabelText<HTMLInputElement>('Amount paid').value).toBe('1020.00');
});
