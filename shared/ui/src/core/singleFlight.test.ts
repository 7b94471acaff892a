import { expect, test } from 'vitest';
import { singleFlight } from './singleFlight';

test('what comes while the work runs is turned away; afterwards it is done again', async () => {
  const once = singleFlight();
  const finish: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => finish.push(() => resolve('sent')));
  const first = once(work);
  expect(await once(work)).toBeUndefined();
  finish[0]?.();
  expect(await first).toBe('sent');
  const next = once(work);
  finish[1]?.();
  expect(await next).toBe('sent');
  expect(finish).toHaveLength(2);
});

test('work that fails opens the gate again', async () => {
  const once = singleFlight();
  await expect(once(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(await once(() => Promise.resolve('sent'))).toBe('sent');
});
