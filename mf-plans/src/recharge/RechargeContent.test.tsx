// @vitest-environment jsdom
import { publishPreloadedQueries, type PreloadedQuery } from '@reelrupee/platform/preloadedQuery';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveProofDraft } from './proofDraft';
import { RechargeContent } from './RechargeContent';
// Loaded on demand.
import './ProofForm';

/** A provider that sells no plan. */
function answerQueries(userId: string, status: string | null): void {
  const reply = (name: string, payload: object, data: unknown): PreloadedQuery => ({
    name,
    payload,
    token: null,
    result: Promise.resolve({ kind: 'response', status: 200, body: { code: 200, msg: '', data } }),
    abort: () => undefined,
  });
  publishPreloadedQueries([
    reply('getPlan', {}, []),
    reply('getRechargeStatus', { userId, planId: 'silver' }, { status }),
    reply('getUserPlans', { userId }, { plans: [] }),
  ]);
}

/** The form of a plan that was taken off sale, in a page that loads again. */
function reload(userId: string): void {
  render(
    <Router history={staticHistory('/rechargeNow')}>
      <RechargeContent userId={userId} planId="silver" />
    </Router>,
  );
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('the proof can be sent if the payment was opened before the plan was taken off sale', async () => {
  answerQueries('asha', null);
  saveProofDraft('asha', 'silver', { amount: '1020.00', transactionId: '', total: 1020 });
  reload('asha');
  expect((await screen.findByLabelText<HTMLInputElement>('Amount paid')).value).toBe('1020.00');
  expect(screen.getByText(/If you have paid already, send the proof at once/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Payment instructions' })).toBeNull();
});

test('a proof that has arrived is being checked, although its plan was taken off sale', async () => {
  answerQueries('binu', 'pending');
  reload('binu');
  expect(await screen.findByText('We are checking your payment')).toBeDefined();
});

test('without an opened payment, a plan that was taken off sale is not available', async () => {
  answerQueries('charu', null);
  reload('charu');
  expect(await screen.findByText('This plan is no longer available')).toBeDefined();
});
