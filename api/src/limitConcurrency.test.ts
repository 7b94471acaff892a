import { expect, it } from 'vitest';
import { limitConcurrency } from './limitConcurrency';

it('limits concurrent tasks, runs all of them, and continues after a failure', async () => {
  const limited = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const work = (number: number) =>
    limited(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (number === 1) throw new Error('one fails');
      return number;
    });
  const ended = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work));
  expect(ended.map(({ status }) => status)).toEqual(
    ['fulfilled', 'rejected'].concat(Array.from({ length: 5 }, () => 'fulfilled')),
  );
  expect([most, running]).toEqual([2, 0]);
});

it('frees its slots, so that as many tasks run at once later', async () => {
  const limited = limitConcurrency(1);
  for (const number of [1, 2, 3]) expect(await limited(() => Promise.resolve(number))).toBe(number);
});
