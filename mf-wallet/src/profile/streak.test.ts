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
    'Too few days are left after your paid plan.',
  ],
  [
    'a free plan that outlives the paid one by too few days',
    [free, { ...paid, dynamicDaysLeft: 40 }],
    10,
    'Too few days are left after your paid plan.',
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
  [
    'a paid plan and the free one, whose streak it ends',
    [free, { ...paid, lockedEarnings: 20 }],
    30,
    '₹20.00 of it unlocks. See below.',
  ],
  [
    'a paid plan and the free one, which it pauses',
    [free, { ...paid, dynamicDaysLeft: 20, lockedEarnings: 20 }],
    30,
    '₹20.00 of it unlocks. See below.',
  ],
  [
    'a plan and one that ended, with amounts that add up in paise only',
    [
      { ...free, lockedEarnings: 0.1, totalEarned: 0.1 },
      { ...free, status: 'ended', lockedEarnings: 0.2 },
    ],
    0.3,
    '₹0.10 of it unlocks. See below.',
  ],
  [
    'a paused plan and one that ended',
    [free, { ...paid, dynamicDaysLeft: 20 }, { ...paid, status: 'ended', lockedEarnings: 5 }],
    15,
    '₹10.00 of it can unlock later. See below.',
  ],
  [
    'two plans and one that was bought again since',
    [
      { ...paid, lockedEarnings: 20 },
      { ...paid, lockedEarnings: 20 },
    ],
    45,
    '₹40.00 of it unlocks. See below.',
  ],
  [
    'plans with amounts that add up in paise only',
    [
      { ...free, lockedEarnings: 0.1, totalEarned: 0.1 },
      { ...free, lockedEarnings: 0.2, totalEarned: 0.2 },
    ],
    0.3,
    'Each plan unlocks by its own streak. See below.',
  ],
  [
    'a plan, and perhaps by others of which the provider tells less',
    [free, { ...free, status: 'ended', lockedEarnings: undefined }],
    30,
    '₹10.00 of it unlocks. See below.',
  ],
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
