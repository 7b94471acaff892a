// @vitest-environment jsdom
import { endSession, startSession } from '@reelrupee/platform';
import { publishPreloadedQueries } from '@reelrupee/platform/preloadedQuery';
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

/** Names the plan that it was opened with, whatever follows. */
function OpenedFeed({ owner: { planId } }: { owner: { planId: string } }) {
  const [opened] = useState(planId);
  return <p>{`Feed of ${opened}`}</p>;
}

/** Goes to another entry of the browser's history. */
function goTo(planId: string): void {
  window.history.replaceState({ usr: { planId }, key: planId }, '', '/reels');
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('a jump in the history to the reels of another plan opens the feed of that plan', async () => {
  startSession(exampleUser, true);
  publishPreloadedQueries([
    {
      name: 'getUserPlans',
      payload: { userId: exampleUser._id },
      token: 'token',
      result: Promise.resolve({ kind: 'response', status: 200, body: { code: 409, data: null, msg: '' } }),
      abort: () => undefined,
    },
  ]);
  goTo('free');
  render(
    <Router history={browserHistory()}>
      <ReelsScreen />
    </Router>,
  );
  expect(await screen.findByText('Feed of free')).toBeDefined();
  act(() => goTo('paid'));
  expect(await screen.findByText('Feed of paid')).toBeDefined();
});
