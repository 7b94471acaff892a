import { expect, test } from 'vitest';
import { extend, initialExtent, type FeedExtent, type PageFacts } from './feedExtent';

const page = (index: number, hasMore = true): PageFacts => ({ index, hasReel: true, hasMore });
const empty = (index: number): PageFacts => ({ index, hasReel: false, hasMore: false });

test.each<[string, FeedExtent, PageFacts[], FeedExtent]>([
  ['nothing is loaded', initialExtent(0), [], { slots: 1, reels: null }],
  ['the first reel adds a slot for the next', initialExtent(0), [page(0)], { slots: 2, reels: null }],
  ['a later start keeps the slots before it', initialExtent(4), [page(4)], { slots: 6, reels: null }],
  ['a reel further up adds nothing', initialExtent(4), [page(4), page(3)], { slots: 6, reels: null }],
  [
    'the last reel is followed by the end',
    initialExtent(8),
    [page(8), page(9, false)],
    { slots: 11, reels: 10 },
  ],
  ['starting after the last reel', initialExtent(10), [empty(10)], { slots: 11, reels: 10 }],
  ['no reels at all', initialExtent(0), [empty(0)], { slots: 1, reels: 0 }],
  ['a known extent does not change', initialExtent(9), [page(9, false), page(8)], { slots: 11, reels: 10 }],
  ['an empty page after the end', initialExtent(9), [page(9, false), empty(10)], { slots: 11, reels: 10 }],
])('%s', (_name, start, pages, expected) => {
  expect(pages.reduce(extend, start)).toEqual(expected);
});

test('a page that was seen before changes nothing', () => {
  const once = [page(0), page(1), page(2, false)].reduce(extend, initialExtent(0));
  for (const again of [page(0), page(1), page(2, false)]) expect(extend(once, again)).toBe(once);
});
