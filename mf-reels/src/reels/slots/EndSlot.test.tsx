// @vitest-environment jsdom
import { freePlan, paidPlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { clearQueries } from '@reelrupee/platform';
import { publishPreloadedQueries } from '@reelrupee/platform/preloadedQuery';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dispatchWatch, reelKey } from '../reports/reports';
import EndSlot from './EndSlot';

afterEach(() => {
  cleanup();
  clearQueries();
  publishPreloadedQueries([]);
});

const renderEnd = (planId: string, watched: number) =>
  render(
    <Router history={staticHistory('/reels')}>
      <EndSlot
        owner={{ userId: 'asha', planId }}
        reels={10}
        watched={watched}
        userPlan={null}
        onShowSkipped={() => Promise.resolve()}
      />
    </Router>,
  );

test('the last reel that is still being saved is not called unwatched', () => {
  dispatchWatch(reelKey({ userId: 'asha', planId: 'free' }, 'last'), { kind: 'ended' });
  renderEnd('free', 9);
  expect(screen.getByText('Saving your earning')).toBeTruthy();
  expect(screen.queryByText('Watch skipped reels')).toBeNull();
});

test('a reel that was passed over can be watched', () => {
  renderEnd('paid', 9);
  expect(screen.getByText('1 reel is still to watch today.')).toBeTruthy();
  expect(screen.getByText('Watch skipped reels')).toBeTruthy();
});

test('the end of one plan’s reels leads to those of another plan that are left today', async () => {
  const plans = [
    userPlanOf(paidPlan('paid'), { reelsWatchedToday: 10 }),
    userPlanOf(paidPlan('gold', { title: 'Gold' }), { reelsWatchedToday: 9 }),
    userPlanOf(freePlan),
  ];
  const body = { code: 200, data: { plans }, msg: '' };
  publishPreloadedQueries([
    {
      name: 'getUserPlans',
      payload: { userId: 'asha' },
      token: null,
      result: Promise.resolve({ kind: 'response', status: 200, body }),
      abort: () => undefined,
    },
  ]);
  renderEnd('paid', 10);
  const link = await screen.findByRole('link', { name: 'Watch the reels of Gold' });
  expect(link.getAttribute('href')).toBe('/reels');
  expect(screen.getByText('1 reel of Gold is still to watch today.')).toBeTruthy();
  expect(screen.getByText('Please come tomorrow'), 'the plan itself continues then').toBeTruthy();
});
