import { expect, test } from 'vitest';
import { searchBreakage, type SearchOptions, type TestOutput } from './searchBreakage';

const kept = Array.from({ length: 65 }, (_, index) => ({ id: `c${index}`, at: '2026-01-31T10:00:00Z' }));

/** Searches with a test that passes before a composition; gives what it found, and the output of each run. */
async function search(culprit: number, options: Partial<SearchOptions> = {}) {
  const outputs: TestOutput[] = [];
  const lines: string[] = [];
  const { first, runs } = await searchBreakage(
    kept,
    { say: (line) => lines.push(line), ...options },
    ({ id }, output) => {
      outputs.push(output);
      return Promise.resolve(Number(id.slice(1)) < culprit);
    },
  );
  return { first: first.id, runs, outputs, lines };
}

test('each of 64 switches is found in at most 6 runs, after one on each end', async () => {
  for (let culprit = 1; culprit <= 64; culprit += 1) {
    const { first, runs, outputs } = await search(culprit);
    expect([first, outputs.length]).toEqual([`c${culprit}`, runs + 2]);
    expect(runs).toBeLessThanOrEqual(6);
  }
});

test('the number of runs is told before, the ends included', async () => {
  const { lines } = await search(41);
  expect(lines[0]).toBe('Compositions: 64; runs of the test: 2 on the ends, then at most 6.');
});

test('the output of the command is shown on the ends only', async () => {
  const { outputs } = await search(41);
  expect(outputs).toEqual(['shown', 'shown', ...Array<string>(6).fill('hidden')]);
});

test('a test that always fails, as by a typing error, names no switch', async () => {
  const refused = search(0);
  await expect(refused).rejects.toThrow('The test fails on c0 already, where it must pass');
  await expect(refused).rejects.toThrow('--good');
});

test('a test that always passes names no switch', async () => {
  await expect(search(65)).rejects.toThrow('The test passes on c64, where it must fail');
});

test('the ends are those that are named', async () => {
  expect((await search(41, { good: 'c40', bad: 'c41' })).first).toBe('c41');
  await expect(search(41, { good: 'c41' })).rejects.toThrow('The test fails on c41 already');
  await expect(search(41, { bad: 'c40' })).rejects.toThrow('The test passes on c40');
});
