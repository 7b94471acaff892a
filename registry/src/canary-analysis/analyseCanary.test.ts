import { expect, test } from 'vitest';
import { analyseCanary, MINIMUM_SAMPLES } from './analyseCanary';

const faultless = { opened: 1000, failed: 0 };

test.each([
  ['nothing reported yet', { opened: 0, failed: 0 }, faultless, 'too-few'],
  ['every page view failed, but few', { opened: 0, failed: MINIMUM_SAMPLES - 1 }, faultless, 'too-few'],
  ['no failure', { opened: 100, failed: 0 }, faultless, 'keep'],
  ['as many failures as the margin allows', { opened: 98, failed: 2 }, faultless, 'keep'],
  ['one more', { opened: 97, failed: 3 }, faultless, 'withdraw'],
  ['no worse than a bad stable release', { opened: 90, failed: 10 }, { opened: 90, failed: 10 }, 'keep'],
  ['worse than a bad stable release', { opened: 80, failed: 20 }, { opened: 90, failed: 10 }, 'withdraw'],
  [
    'a stable release that nobody reported on',
    { opened: 90, failed: 10 },
    { opened: 0, failed: 0 },
    'withdraw',
  ],
])('%s', (_name, canary, stable, kind) => {
  expect(analyseCanary(canary, stable, MINIMUM_SAMPLES).kind).toBe(kind);
});

test('the reason has the figures', () => {
  expect(analyseCanary({ opened: 90, failed: 10 }, { opened: 199, failed: 1 }, 50)).toMatchObject({
    reason: '10.0 % of 100 page views failed, against 0.5 % of the stable release; the margin is 2.0 %',
  });
});

test('on a quiet site fewer page views may do', () => {
  expect(analyseCanary({ opened: 1, failed: 3 }, faultless, 4).kind).toBe('withdraw');
  expect(analyseCanary({ opened: 1, failed: 3 }, faultless, 5)).toEqual({
    kind: 'too-few',
    reason: '4 of 5 page views so far',
  });
});
