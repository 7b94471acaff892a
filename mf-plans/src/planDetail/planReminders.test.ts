import { expect, test } from 'vitest';
import { planReminders } from './planReminders';

test('a paid plan mentions that its price cannot be withdrawn and that the payment is checked [DETAIL-3]', () => {
  const text = planReminders({ isFree: false, totalDays: 50 }).join('\n');
  expect(text).toContain('cannot be withdrawn');
  expect(text).toContain('usually within 24 hours');
});

test('the free plan does not mention payments [DETAIL-3]', () => {
  const text = planReminders({ isFree: true, totalDays: 50 }).join('\n');
  expect(text).not.toContain('pay buys');
  expect(text).toContain('once');
});

test.each([true, false])(
  'days, reels and withdrawal fees are mentioned, free or not: %o [DETAIL-3]',
  (isFree) => {
    const text = planReminders({ isFree, totalDays: 50 }).join('\n');
    expect(text).toContain('50 days');
    expect(text).toContain('10 reels');
    expect(text).toContain('10% and 5% TDS are deducted: you receive 85%');
  },
);
