import { expect, test } from 'vitest';
import { isSafelyBuffered, type BufferFacts } from './buffering';

test.each<[string, BufferFacts, boolean]>([
  ['nothing fetched', { ranges: [], time: 0, duration: 20 }, false],
  ['length unknown', { ranges: [[0, 20]], time: 0, duration: NaN }, false],
  ['a little', { ranges: [[0, 4]], time: 0, duration: 20 }, false],
  ['a good while', { ranges: [[0, 8]], time: 0, duration: 20 }, true],
  ['a good while, played away', { ranges: [[0, 8]], time: 5, duration: 20 }, false],
  ['to the end', { ranges: [[0, 20]], time: 17, duration: 20 }, true],
  ['to the end of a short one', { ranges: [[0, 4.95]], time: 0, duration: 5 }, true],
  [
    'somewhere else',
    {
      ranges: [
        [0, 3],
        [12, 20],
      ],
      time: 8,
      duration: 20,
    },
    false,
  ],
  [
    'in the second range',
    {
      ranges: [
        [0, 3],
        [12, 20],
      ],
      time: 13,
      duration: 20,
    },
    true,
  ],
])('%s', (_name, facts, expected) => {
  expect(isSafelyBuffered(facts)).toBe(expected);
});
