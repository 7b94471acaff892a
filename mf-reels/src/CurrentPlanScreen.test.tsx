// @vitest-environment jsdom
import { freePlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { endSession, startSession } from '@reelrupee/platform';
import { publishPreloadedQueries, type PreloadedQuery } from '@reelrupee/platform/preloadedQuery';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import CurrentPlanScreen from './CurrentPlanScreen';
import { reelKey } from './reels/reports/reports';
import { storedReports, storeReport } from './reels/reports/storedReports';

afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
});

const userId = exampleUser._id;
const planId = freePlan._id;

/** The provider's reply to a call of the user. */
function reply(name: string, payload: object, data: object): PreloadedQuery {
  const body = { code: 200, msg: '', data };
  const result = Promise.resolve({ kind: 'response', status: 200, body } as const);
  return { name, payload: { userId, ...payload }, token: 'token', result, abort: () => undefined };
}

const plansWith = (reelsWatchedToday: number) =>
  reply('getUserPlans', {}, { plans: [userPlanOf(freePlan, { reelsWatchedToday })] });

test('a reel that was not saved when the app was closed is saved when the user looks at the plans', async () => {
  startSession(exampleUser, true);
  const report = { userId, planId, videoId: 'tenth' };
  storeReport({ ...report, key: reelKey({ userId, planId }, 'tenth'), durationMs: 0 });
  publishPreloadedQueries([
    plansWith(9),
    reply('getUserPendingAndApprovedRechargePlan', {}, []),
    reply('getUserPendingRechargeList', {}, []),
    reply('markReelWatched', report, { earnWatchReel: 0.5, reelsWatchedToday: 10 }),
    plansWith(10),
  ]);
  render(
    <Router history={staticHistory('/current_plan')}>
      <CurrentPlanScreen />
    </Router>,
  );
  expect(await screen.findByText('10 of 10')).toBeTruthy();
  expect(storedReports()).toEqual([]);
});
