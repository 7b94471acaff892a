import { expect, test } from 'vitest';
import { isNextDue, type BufferFacts } from './buffering';

test.each<[string, BufferFacts, boolean]>([
  ['nothing buffered', { ranges: [], time: 0, duration: 20 }, false],
  ['length unknown', { ranges: [[0, 20]], time: 18.5, duration: NaN }, false],
  ['all buffered, far from the end', { ranges: [[0, 20]], time: 3, duration: 20 }, false],
  ['all buffered, about to end', { ranges: [[0, 20]], time: 18.2, duration: 20 }, true],
  ['about to end, not fully buffered', { ranges: [[0, 19]], time: 18.5, duration: 20 }, false],
  ['at its end', { ranges: [[0, 20]], time: 20, duration: 20 }, true],
  ['a short reel, all buffered', { ranges: [[0, 1.95]], time: 0, duration: 2 }, true],
  [
    'about to end, with the end in a range of its own',
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
    'about to end, with only other parts buffered',
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
