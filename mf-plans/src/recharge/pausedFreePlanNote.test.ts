import type { UserPlan } from '@reelrupee/contract/entities';
import { freePlan, paidPlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { expect, test } from 'vitest';
import { pausedFreePlanNote } from './pausedFreePlanNote';

const paid = (dynamicDaysLeft: number) => userPlanOf(paidPlan(`of ${dynamicDaysLeft}`), { dynamicDaysLeft });
const { dynamicDaysLeft: _days, ...paidOfUnknownLength } = paid(1);

test.each<[string, UserPlan[], object]>([
  [
    'which ends soon',
    [paid(14)],
    {
      title: 'Your free plan stops while a paid plan runs',
      text: 'If you activate it now, it loses 15 of its 50 days: its reels are hidden until your paid plan ends.',
    },
  ],
  [
    'the longest of two, which leaves just the days of a streak',
    [paid(39), paid(2)],
    {
      text: 'If you activate it now, it loses 40 of its 50 days: its reels are hidden until your paid plan ends.',
    },
  ],
  [
    'which leaves fewer days than a streak has',
    [paid(40)],
    {
      title: 'You would lose your free plan',
      text: 'If you activate it now, it loses 41 of its 50 days: its reels are hidden until your paid plan ends. The days that are left are too few for its streak of 10 days.',
    },
  ],
  [
    'which was just bought under longer terms',
    [paid(99)],
    { title: 'You would lose your free plan', text: expect.stringContaining('50 of its 50 days') },
  ],
])('the note on the free plan with a paid one %s names the days that would be lost', (_name, plans, note) => {
  expect(pausedFreePlanNote(freePlan, plans)).toMatchObject(note);
});

test('it names no number of days if the provider does not say when the paid plan ends', () => {
  expect(pausedFreePlanNote(freePlan, [paidOfUnknownLength])?.text).toBe(
    'If you activate it now, its days go by while its reels are hidden.',
  );
});

test.each([
  ['no other plan', []],
  ['a paid plan that has ended', [{ ...paid(0), status: 'ended' as const }]],
])('there is no note with %s', (_name, plans) => {
  expect(pausedFreePlanNote(freePlan, plans)).toBeNull();
});
