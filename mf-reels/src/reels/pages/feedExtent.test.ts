import { expect, test } from 'vitest';
import { extend, firstExtent, type FeedExtent, type PageFacts } from './feedExtent';

const page = (index: number, hasMore = true): PageFacts => ({ index, hasReel: true, hasMore });
const empty = (index: number): PageFacts => ({ index, hasReel: false, hasMore: false });

test.each<[string, FeedExtent, PageFacts[], FeedExtent]>([
  ['nothing has come', firstExtent(0), [], { slots: 1, reels: null }],
  ['the first reel makes room for the next', firstExtent(0), [page(0)], { slots: 2, reels: null }],
  ['a later start keeps the slots before it', firstExtent(4), [page(4)], { slots: 6, reels: null }],
  ['a reel further up adds nothing', firstExtent(4), [page(4), page(3)], { slots: 6, reels: null }],
  [
    'the last reel is followed by the end',
    firstExtent(8),
    [page(8), page(9, false)],
    { slots: 11, reels: 10 },
  ],
  ['opening behind the last reel', firstExtent(10), [empty(10)], { slots: 11, reels: 10 }],
  ['no reels at all', firstExtent(0), [empty(0)], { slots: 1, reels: 0 }],
  ['a feed that is known stays so', firstExtent(9), [page(9, false), page(8)], { slots: 11, reels: 10 }],
  ['an empty page behind the end', firstExtent(9), [page(9, false), empty(10)], { slots: 11, reels: 10 }],
])('%s', (_name, start, pages, expected) => {
  expect(pages.reduce(extend, start)).toEqual(expected);
});

test('a page that was seen before changes nothing', () => {
  const once = [page(0), page(1), page(2, false)].reduce(extend, firstExtent(0));
  for (const again of [page(0), page(1), page(2, false)]) expect(extend(once, again)).toBe(once);
});
