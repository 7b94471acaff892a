import { freePlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { describe, expect, test } from 'vitest';
import { dayMoment } from './dayMoment';

const done = { reelsWatchedToday: 10, totalEarnedToday: 5 };

describe('the end of a day', () => {
  test('says the day of the streak, what is waiting and for how long', () => {
    const plan = userPlanOf(freePlan, { ...done, streakDays: 3, lockedEarnings: 15, totalEarned: 15 });
    expect(dayMoment(plan, 14.5)).toMatchObject({
      kind: 'day',
      title: 'Day 3 of 10 done',
      amount: 5,
      lines: ['₹15.00 waiting. It unlocks after 7 more full days in a row.', 'Please come tomorrow'],
      days: { done: 3, total: 10 },
    });
  });

  test('that completes the streak is the unlocking of all that was earned', () => {
    const plan = userPlanOf(freePlan, { ...done, streakDays: 10, lockedEarnings: 0, totalEarned: 50 });
    expect(dayMoment(plan, 49.5)).toMatchObject({ kind: 'unlocked', amount: 50 });
  });

  test.each([
    [
      12,
      'Day 12 of 50 done',
      [
        'Next milestone: day 20. ₹95.00 in all from this plan if you watch every reel until then.',
        'Please come tomorrow',
      ],
    ],
    [
      20,
      'Milestone: day 20 of 50',
      [
        'Next milestone: day 30. ₹105.00 in all from this plan if you watch every reel until then.',
        'Please come tomorrow',
      ],
    ],
    [50, 'Milestone: day 50 of 50', ['All milestones of this plan are reached.']],
  ])('after the streak, on day %i, leads to the next milestone', (dayNumber, title, lines) => {
    const unlocked = { ...done, dayNumber, streakDays: 10, lockedEarnings: 0, totalEarned: 55 };
    const moment = dayMoment(userPlanOf(freePlan, unlocked), 0);
    expect(moment).toMatchObject({ kind: 'day', title, lines, amount: 5, isLocked: false });
  });

  test('of a plan whose length is no multiple of ten leads to its last day', () => {
    const unlocked = { ...done, dayNumber: 31, lockedEarnings: 0, totalEarned: 155 };
    const moment = dayMoment(userPlanOf({ ...freePlan, totalDays: 34 }, unlocked), 0);
    expect(moment?.lines[0]).toBe(
      'Next milestone: day 34. ₹170.00 in all from this plan if you watch every reel until then.',
    );
  });

  test('without the plan’s figures is done, and no more', () => {
    const { dayNumber: _day, ...plan } = userPlanOf(freePlan, {
      ...done,
      lockedEarnings: 0,
      totalEarned: 55,
    });
    expect(dayMoment({ ...plan, dayNumber: undefined }, 0)).toMatchObject({
      kind: 'day',
      title: 'Done for today',
      amount: 5,
    });
  });

  test('of an unknown amount is not celebrated', () => {
    const { totalEarnedToday: _today, ...plan } = userPlanOf(freePlan, done);
    expect(dayMoment(plan, 0)).toBeNull();
  });
});

test('a day whose other plan has reels left does not end with: come tomorrow', () => {
  const plan = userPlanOf(freePlan, { reelsWatchedToday: 10 });
  const other = userPlanOf({ ...freePlan, _id: 'other', title: 'Gold' });
  expect(dayMoment(plan, 0, [plan])?.lines).toContain('Please come tomorrow');
  const lines = dayMoment(plan, 0, [plan, other])?.lines;
  expect(lines).toContain('10 reels of Gold are still to watch today.');
  expect(lines).not.toContain('Please come tomorrow');
});
