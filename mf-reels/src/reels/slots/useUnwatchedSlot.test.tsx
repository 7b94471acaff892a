// @vitest-environment jsdom
import type { Reel } from '@reelrupee/platform';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReelsPage } from '../pagination/reelsPage';
import { dispatchWatch, reelKey } from '../reports/reports';
import { useUnwatchedSlot } from './useUnwatchedSlot';

const callAction = vi.hoisted(() => vi.fn());
vi.mock('@reelrupee/platform', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  callAction,
}));

beforeEach(() => callAction.mockReset());

const owner = { userId: 'asha', planId: 'free' };

function reel(slot: number, watched: boolean): Reel {
  return { _id: `reel ${slot}`, planId: 'free', title: '', videoUrl: '/reel.mp4', duration: 20, watched };
}

/** The slot to which the end of a feed of three reels leads, of which some are loaded. */
async function slotOf(loaded: [slot: number, watched: boolean][]): Promise<number> {
  const pages = new Map<number, ReelsPage>(
    loaded.map(([slot, watched]) => [slot, { kind: 'reel', reel: reel(slot, watched) }]),
  );
  const { result } = renderHook(() => useUnwatchedSlot(owner, pages));
  return result.current(3);
}

test('a reel that was passed over in this feed is found without a call', async () => {
  expect(
    await slotOf([
      [1, false],
      [2, true],
    ]),
  ).toBe(1);
  expect(callAction).not.toHaveBeenCalled();
});

test('a reel that was passed over before the feed was opened in its middle is asked for', async () => {
  callAction.mockResolvedValue({ kind: 'ok', msg: '', data: [reel(0, false), reel(1, true), reel(2, true)] });
  expect(await slotOf([[2, true]])).toBe(0);
  expect(callAction).toHaveBeenCalledExactlyOnceWith('getReelsByUserPlan', { ...owner, skip: 0, limit: 3 });
});

test('a reel that is being saved is not watched again', async () => {
  dispatchWatch(reelKey(owner, 'reel 2'), { kind: 'ended' });
  expect(
    await slotOf([
      [1, false],
      [2, false],
    ]),
  ).toBe(1);
});

test('without a reply the feed goes back to its first reel', async () => {
  callAction.mockResolvedValue({ kind: 'failed', reason: 'offline' });
  expect(await slotOf([[2, true]])).toBe(0);
});
