// @vitest-environment jsdom
import { publishPreloadedQueries } from '@reelrupee/platform/preloadedQuery';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { freePlan } from '@reelrupee/contract/testing/plans';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FreePlanForm } from './FreePlanForm';

afterEach(() => {
  cleanup();
  publishPreloadedQueries([]);
});

test('the button keeps the focus while the plan is being activated', async () => {
  const call = { name: 'rechargePlan', payload: { userId: 'u1', planId: 'free' }, token: null };
  publishPreloadedQueries([{ ...call, result: new Promise<never>(() => undefined), abort: () => undefined }]);
  render(
    <Router history={staticHistory('/rechargeNow')}>
      <FreePlanForm plan={freePlan} userId="u1" pausedNote={null} />
    </Router>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Activate Free Plan' }));
  const button = screen.getByRole('button', { name: 'Processing...' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  // A disabled button loses the focus in browsers, though not in jsdom.
  expect(button).toHaveProperty('disabled', false);
});
