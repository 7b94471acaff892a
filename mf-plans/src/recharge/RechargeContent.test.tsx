// @vitest-environment jsdom
import type { Plan, UserPlan } from '@reelrupee/contract/entities';
import { freePlan, paidPlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { clearQueries } from '@reelrupee/platform';
import { publishPreloadedQueries, type PreloadedQuery } from '@reelrupee/platform/preloadedQuery';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveProofDraft } from './proofDraft';
import { RechargeContent } from './RechargeContent';
// Loaded on demand.
import './ProofForm';

interface Provider {
  /** The plans on sale; none by default. */
  onSale?: Plan[];
  userPlans?: UserPlan[];
  /** The rejected recharge had been approved before. */
  reversed?: boolean;
}

function answerQueries(
  userId: string,
  status: string | null,
  { onSale = [], userPlans = [], reversed }: Provider = {},
  planId = 'silver',
): void {
  const reply = (name: string, payload: object, data: unknown): PreloadedQuery => ({
    name,
    payload,
    token: null,
    result: Promise.resolve({ kind: 'response', status: 200, body: { code: 200, msg: '', data } }),
    abort: () => undefined,
  });
  publishPreloadedQueries([
    reply('getPlan', {}, onSale),
    reply('getRechargeStatus', { userId, planId }, { status, reversed }),
    reply('getUserPlans', { userId }, { plans: userPlans }),
  ]);
}

/** Opens the recharge of a plan, or loads its page again. */
function open(userId: string, planId = 'silver'): void {
  render(
    <Router history={staticHistory('/rechargeNow')}>
      <RechargeContent userId={userId} planId={planId} />
    </Router>,
  );
}

/** Answers a recharge whose reply is lost, and the query of its status after that. */
function loseReplyTo(payload: { userId: string; planId: string }): void {
  const query = { payload, token: null, abort: () => undefined };
  const body = { code: 200, msg: '', data: { status: 'approved' } };
  publishPreloadedQueries([
    { ...query, name: 'rechargePlan', result: Promise.resolve({ kind: 'none', reason: 'unreachable' }) },
    { ...query, name: 'getRechargeStatus', result: Promise.resolve({ kind: 'response', status: 200, body }) },
  ]);
}

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  cleanup();
  clearQueries();
});

test('the proof can be sent if the payment was opened before the plan was taken off sale', async () => {
  answerQueries('asha', null);
  saveProofDraft('asha', 'silver', { amount: '1020.00', transactionId: '', totals: [1020] });
  open('asha');
  expect((await screen.findByLabelText<HTMLInputElement>('Amount paid')).value).toBe('1020.00');
  expect(screen.getByText(/If you have paid already, send the proof at once/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Payment instructions' })).toBeNull();
});

test('a proof that has arrived is being checked, although its plan was taken off sale', async () => {
  answerQueries('binu', 'pending');
  open('binu');
  expect(await screen.findByText('We are checking your payment')).toBeDefined();
});

test('without an opened payment, a plan that was taken off sale is not available', async () => {
  answerQueries('charu', null);
  open('charu');
  expect(await screen.findByText('This plan is no longer available')).toBeDefined();
  // Its text sends a user who has paid to support.
  expect(screen.getByRole('link', { name: 'Help and support' }).getAttribute('href')).toBe('/support');
});

test('under a paid plan, finishing that first is the easy choice, and the free plan can be activated anyway', async () => {
  const userPlans = [userPlanOf(paidPlan('paid'), { dynamicDaysLeft: 14 })];
  answerQueries('devi', null, { onSale: [freePlan], userPlans }, 'free');
  open('devi', 'free');
  const finish = await screen.findByRole('link', { name: 'Finish the paid plan first' });
  expect(finish.getAttribute('href')).toBe('/current_plan');
  expect(finish.className).toContain('primary');
  expect(screen.getByText(/it loses 15 of its 50 days/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Activate Free Plan' }).className).toContain('quiet');
});

test('without a paid plan, the free plan is activated without a warning', async () => {
  answerQueries('esha', null, { onSale: [freePlan] }, 'free');
  open('esha', 'free');
  const activate = await screen.findByRole('button', { name: 'Activate Free Plan' });
  expect(activate.className).toContain('primary');
  expect(screen.queryByRole('link', { name: 'Finish the paid plan first' })).toBeNull();
});

test.each([
  ['rejected', false, 'Check the transaction ID and the screenshot, then send them again.'],
  ['reversed', true, 'Please pay again and send the new proof.'],
])('after a recharge that was %s, the note says what to send', async (userId, reversed, advice) => {
  answerQueries(userId, 'rejected', { onSale: [paidPlan('silver')], reversed });
  open(userId);
  const title = await screen.findByText('Your last recharge for this plan was rejected.');
  expect(title.parentElement?.nextElementSibling?.textContent).toBe(
    `You can see the reason in your current plans. ${advice}`,
  );
});

test('the screen gets the focus when a request whose reply was lost has arrived, and takes the form away', async () => {
  answerQueries('gita', null, { onSale: [freePlan] }, freePlan._id);
  render(
    <main tabIndex={-1}>
      <Router history={staticHistory('/rechargeNow')}>
        <RechargeContent userId="gita" planId={freePlan._id} />
      </Router>
    </main>,
  );
  const activate = await screen.findByRole('button', { name: 'Activate Free Plan' });
  activate.focus();
  loseReplyTo({ userId: 'gita', planId: freePlan._id });
  fireEvent.click(activate);
  await screen.findByText('You have this plan');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
