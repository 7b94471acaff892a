import { expect, test } from 'vitest';
import { singleFlight } from './singleFlight';

test('calls during a run return undefined; afterwards work runs again', async () => {
  const runOnce = singleFlight();
  const finish: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => finish.push(() => resolve('sent')));
  const first = runOnce(work);
  expect(await runOnce(work)).toBeUndefined();
  finish[0]?.();
  expect(await first).toBe('sent');
  const next = runOnce(work);
  finish[1]?.();
  expect(await next).toBe('sent');
  expect(finish).toHaveLength(2);
});

test('after a failure work runs again', async () => {
  const runOnce = singleFlight();
  await expect(runOnce(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(await runOnce(() => Promise.resolve('sent'))).toBe('sent');
});
