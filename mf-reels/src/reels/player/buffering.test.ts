import { expect, test } from 'vitest';
import { isNextDue, type BufferFacts } from './buffering';

test.each<[string, BufferFacts, boolean]>([
  ['nothing fetched', { ranges: [], time: 0, duration: 20 }, false],
  ['length unknown', { ranges: [[0, 20]], time: 18.5, duration: NaN }, false],
  ['all fetched, much to be seen', { ranges: [[0, 20]], time: 3, duration: 20 }, false],
  ['all fetched, about to end', { ranges: [[0, 20]], time: 18.2, duration: 20 }, true],
  ['about to end, but not all of it fetched', { ranges: [[0, 19]], time: 18.5, duration: 20 }, false],
  ['at its end', { ranges: [[0, 20]], time: 20, duration: 20 }, true],
  ['a short one, all fetched', { ranges: [[0, 1.95]], time: 0, duration: 2 }, true],
  [
    'about to end, with the end fetched apart',
    {
      ranges: [
        [0, 3],
        [12, 20],
      ],
      time: 18.5,
      duration: 20,
    },
    true,
  ],
  [
    'about to end, with only another part fetched',
    {
      ranges: [
        [0, 3],
        [19, 20],
      ],
      time: 18.5,
      duration: 20,
    },
    false,
  ],
])('%s', (_name, facts, expected) => {
  expect(isNextDue(facts)).toBe(expected);
});
