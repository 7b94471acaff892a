// @vitest-environment jsdom
import { endSession, startSession } from '@reelrupee/platform';
import { publishPreloadedQueries, type PreloadedQuery } from '@reelrupee/platform/preloadedQuery';
import { browserHistory, Router } from '@reelrupee/platform/router';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ReelsScreen } from './ReelsScreen';

vi.mock('./reels/Feed', () => ({ Feed: OpenedFeed }));

afterEach(() => {
  cleanup();
  endSession();
});

/** Names the user and the plan that it was opened with, whatever follows. */
function OpenedFeed({ owner: { userId, planId } }: { owner: { userId: string; planId: string } }) {
  const [opened] = useState(`${userId}: ${planId}`);
  return <p>{opened}</p>;
}

/** The provider's only reply to such a call. */
function reply(name: string, payload: object, body: object): PreloadedQuery {
  const result = Promise.resolve({ kind: 'response', status: 200, body: { msg: '', ...body } } as const);
  return { name, payload, token: 'token', result, abort: () => undefined };
}

const withoutPlans = (userId: string) => reply('getUserPlans', { userId }, { code: 409, data: null });

/** The provider chooses this plan for a user. */
const choosing = (planId: string, userId: string) =>
  [0, 1].map((skip) => {
    const reel = { _id: `${planId} ${skip}`, planId, videoUrl: '/reel.mp4' };
    const body = { code: 200, data: [reel], planId, skip, hasMore: true };
    return reply('getReelsByUserPlan', { userId, skip, limit: 1 }, body);
  });

function openReels(): void {
  render(
    <Router history={browserHistory()}>
      <ReelsScreen />
    </Router>,
  );
}

/** Goes to another entry of the browser's history. */
function goTo(planId: string): void {
  window.history.replaceState({ usr: { planId }, key: planId }, '', '/reels');
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('a jump in the history to the reels of another plan opens the feed of that plan', async () => {
  startSession(exampleUser, true);
  publishPreloadedQueries([withoutPlans('u1')]);
  goTo('free');
  openReels();
  expect(await screen.findByText('u1: free')).toBeDefined();
  act(() => goTo('paid'));
  expect(await screen.findByText('u1: paid')).toBeDefined();
});

test('a log-in of another user in another tab opens the feed that the provider chooses for that user', async () => {
  startSession(exampleUser, true);
  publishPreloadedQueries([
    ...['u1', 'u2'].map(withoutPlans),
    ...choosing('paid', 'u1'),
    ...choosing('free', 'u2'),
  ]);
  window.history.replaceState(null, '', '/reels');
  openReels();
  expect(await screen.findByText('u1: paid')).toBeDefined();
  act(() => startSession({ ...exampleUser, _id: 'u2' }, true));
  expect(await screen.findByText('u2: free')).toBeDefined();
});
