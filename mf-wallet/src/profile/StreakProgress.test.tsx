// @vitest-environment jsdom
import { computeStreak } from '@reelrupee/contract/streak';
import { freePlan, paidPlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { applyLanguage } from '@reelrupee/platform';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StreakProgress } from './StreakProgress';

afterEach(async () => {
  cleanup();
  await applyLanguage('en');
});

test.each([
  ['leaves enough days', 20, 'Its streak starts again after that plan ends.'],
  ['leaves too few days', 40, 'Too few days are left after that plan, so locked earnings stay locked.'],
  ['outlives it', 49, 'Too few days are left after that plan, so locked earnings stay locked.'],
])(
  'a free plan says what happens to its earnings under a paid one that %s',
  (_name, dynamicDaysLeft, text) => {
    const plan = userPlanOf(freePlan);
    const streak = computeStreak(plan, [plan, userPlanOf(paidPlan('paid'), { dynamicDaysLeft })]);
    if (!streak) throw new Error('This plan has a streak.');
    render(<StreakProgress plan={plan} streak={streak} isHidden />);
    expect(screen.getByText(text, { exact: false })).toBeDefined();
  },
);

test.each([
  [true, 'Streak complete. Its reels are hidden while your paid plan is active.'],
  [false, 'Streak complete. New earnings are available right away.'],
])('a plan with a complete streak whose reels are hidden: %s', (isHidden, text) => {
  render(<StreakProgress plan={userPlanOf(freePlan)} streak={{ kind: 'unlocked' }} isHidden={isHidden} />);
  expect(screen.getByText(text)).toBeDefined();
});

test('the free plan is named in the user’s language', async () => {
  await applyLanguage('hi');
  const plan = userPlanOf(freePlan);
  const streak = computeStreak(plan, [plan]);
  if (!streak) throw new Error('This plan has a streak.');
  render(<StreakProgress plan={plan} streak={streak} isHidden={false} />);
  expect(screen.getByLabelText(/^मुफ़्त प्लान: /)).toBeDefined();
});
