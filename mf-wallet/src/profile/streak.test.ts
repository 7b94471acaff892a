import { freePlan, paidPlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { expect, test } from 'vitest';
import { formatDays, lockedNote } from './streak';

const free = userPlanOf(freePlan);
const paid = userPlanOf(paidPlan('paid'), { lockedEarnings: 0 });

test.each([
  ['nothing', [userPlanOf(freePlan, { lockedEarnings: 0, totalEarned: 0 })], 0, 'Nothing is locked.'],
  ['one plan', [free], 10, 'Unlocks by daily streak: 8 days to go.'],
  [
    'one plan on its last day',
    [userPlanOf(freePlan, { streakDays: 9 })],
    10,
    'Unlocks by daily streak: 1 day to go.',
  ],
  ['two plans', [free, free], 20, 'Each plan unlocks by its own streak. See below.'],
  [
    'a free plan with a paid one that outlives it',
    [free, paid],
    10,
    'The free plan ends before your paid plan, so this stays locked.',
  ],
  [
    'a free plan with a paid one that ends in time',
    [free, { ...paid, dynamicDaysLeft: 20 }],
    10,
    'The free plan is paused while your paid plan is active.',
  ],
  [
    'a plan that ended',
    [userPlanOf(freePlan, { status: 'ended' })],
    10,
    'Its streak can no longer be completed.',
  ],
  ['a plan that was bought again since', [], 10, 'Its streak can no longer be completed.'],
] as const)(
  'locked by %s: the note gives the reason and the days to go [PROFILE-6]',
  (_name, plans, locked, note) => {
    expect(lockedNote({ plans: [...plans], lockedEarnings: locked })).toBe(note);
  },
);

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [12, '12 days'],
])('%d is formatted as %s', (days, text) => expect(formatDays(days)).toBe(text));
