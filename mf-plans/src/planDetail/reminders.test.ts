import { expect, test } from 'vitest';
import { remindersOf } from './reminders';

test('a paid plan says that its price cannot be withdrawn and that the payment is checked [DETAIL-3]', () => {
  const text = remindersOf({ isFree: false, totalDays: 50 }).join('\n');
  expect(text).toContain('cannot be withdrawn');
  expect(text).toContain('usually within 24 hours');
});

test('the free plan has nothing to say of payments [DETAIL-3]', () => {
  const text = remindersOf({ isFree: true, totalDays: 50 }).join('\n');
  expect(text).not.toContain('pay buys');
  expect(text).toContain('one time');
});

test.each([true, false])(
  'days, reels and what a withdrawal costs are said, free or not: %o [DETAIL-3]',
  (isFree) => {
    const text = remindersOf({ isFree, totalDays: 50 }).join('\n');
    expect(text).toContain('50 days');
    expect(text).toContain('10 reels');
    expect(text).toContain('10% and 5% TDS are taken off: you receive 85%');
  },
);
