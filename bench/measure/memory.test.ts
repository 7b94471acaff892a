import { expect, test } from 'vitest';
import { memoryIn } from './memory';

test('private memory is not shared with other processes, swapped out or not', () => {
  const rollup = [
    'Rss:              402000 kB',
    'Shared_Clean:     100000 kB',
    'Private_Clean:      2000 kB',
    'Private_Dirty:    200000 kB',
    'Swap:               9000 kB',
    'SwapPss:            1000 kB',
    '',
  ].join('\n');
  expect(memoryIn(rollup)).toEqual({ private: 203_000 * 1024, resident: 402_000 * 1024 });
});
