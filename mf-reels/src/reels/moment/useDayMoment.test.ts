// @vitest-environment jsdom
import { freePlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { closeMoment, useMoment, type UserPlan } from '@reelrupee/platform';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDayMoment } from './useDayMoment';

const plan = (reelsWatchedToday: number, fields: Parameters<typeof userPlanOf>[1] = {}) =>
  userPlanOf(freePlan, { reelsWatchedToday, totalEarnedToday: reelsWatchedToday / 2, ...fields });

function openFeed(userPlan: UserPlan | null) {
  return renderHook(
    (props: { userPlan: UserPlan | null }) => {
      useDayMoment(props.userPlan, undefined);
      return useMoment();
    },
    { initialProps: { userPlan } },
  );
}

type Feed = ReturnType<typeof openFeed>;

async function expectMoment({ result }: Feed, kind: string): Promise<void> {
  await waitFor(() => expect(result.current).toMatchObject({ kind }));
  act(() => {
    if (result.current) closeMoment(result.current);
  });
}

/** The rules of moments are loaded before a moment is shown, so the absence of one needs their turn too. */
async function expectNoMoment({ result }: Feed): Promise<void> {
  await act(() => import('./dayMoment'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(result.current).toBeNull();
}

test('the last reel of the day is celebrated once', async () => {
  const feed = openFeed(plan(9));
  feed.rerender({ userPlan: plan(10) });
  await expectMoment(feed, 'day');
  feed.rerender({ userPlan: { ...plan(10) } });
  await expectNoMoment(feed);
});

test('a day that was done before is not celebrated, even if the plans first fail to load', async () => {
  const done = openFeed(plan(10));
  await expectNoMoment(done);
  const late = openFeed(null);
  late.rerender({ userPlan: plan(10) });
  await expectNoMoment(late);
});

test('the tenth day unlocks the money of plans that first failed to load', async () => {
  const feed = openFeed(null);
  feed.rerender({ userPlan: plan(9, { streakDays: 9, lockedEarnings: 49.5 }) });
  feed.rerender({ userPlan: plan(10, { streakDays: 10, lockedEarnings: 0, totalEarned: 50 }) });
  await expectMoment(feed, 'unlocked');
});
