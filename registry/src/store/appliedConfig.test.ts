import { expect, test } from 'vitest';
import { appliedConfig } from './appliedConfig';
import { DEFAULT_SITE_CONFIG } from './siteConfig';

const first = { ...DEFAULT_SITE_CONFIG, adminUpiId: 'first@upi' };
const second = { ...DEFAULT_SITE_CONFIG, adminUpiId: 'second@upi' };

test('the settings of the last switch that applied some are the applied ones', () => {
  expect(appliedConfig([{ config: first }, { config: second }, {}])).toEqual(second);
  expect(appliedConfig([{}])).toBeUndefined();
});

test('settings keep their order, and one that is newer than they are has its default', () => {
  const { productName, siteUrl: _, ...others } = first;
  const older = { ...others, productName } as typeof first;
  const applied = appliedConfig([{ config: older }]);
  expect(applied).toEqual(first);
  expect(Object.keys(applied ?? {})).toEqual([...Object.keys(older), 'siteUrl']);
});
