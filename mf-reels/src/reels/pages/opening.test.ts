import { expect, test } from 'vitest';
import { reelOf } from '../../fixtures';
import { openingOf, type ReelPage } from './opening';

const pageOf = (skip: number, over: Partial<ReelPage> = {}): ReelPage => ({
  kind: 'ok',
  msg: '',
  data: [reelOf(`reel ${skip}`)],
  planId: 'free',
  skip,
  hasMore: true,
  dailyLimitReached: false,
  ...over,
});

test('a feed opens where the provider says, with the page ahead', () => {
  const [first, ahead] = [pageOf(3), pageOf(4)];
  const known = new Map([
    [3, first],
    [4, ahead],
  ]);
  expect(openingOf(first, ahead)).toEqual({ planId: 'free', start: 3, known });
});

test.each([
  ['has not come', null],
  ['is another plan’s', pageOf(4, { planId: 'other' })],
  ['is elsewhere', pageOf(5)],
])('a page ahead that %s is not used', (_case, ahead) => {
  const first = pageOf(3);
  expect(openingOf(first, ahead)?.known).toEqual(new Map([[3, first]]));
});

test('nothing opens without a plan to watch', () => {
  const nothing = pageOf(0, { planId: null, data: [], hasMore: false });
  expect(openingOf(nothing, nothing)).toBeNull();
});
