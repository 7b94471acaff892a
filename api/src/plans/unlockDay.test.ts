import { freePlan, paidPlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { describe, expect, it } from 'vitest';
import { unlockDay } from './unlockDay';

const TODAY = '2026-03-04';

describe('the day on which earnings unlock', () => {
  it('is the last of the missing days, today included', () => {
    const plan = userPlanOf(freePlan, { streakDays: 2 });
    expect(unlockDay(plan, [plan], TODAY)).toBe('2026-03-11');
  });

  it('does not move when today is done', () => {
    const plan = userPlanOf(freePlan, { streakDays: 3, reelsWatchedToday: 10 });
    expect(unlockDay(plan, [plan], TODAY)).toBe('2026-03-11');
  });

  it('begins again after a missed day', () => {
    const plan = userPlanOf(freePlan, { streakDays: 0 });
    expect(unlockDay(plan, [plan], TODAY)).toBe('2026-03-13');
  });

  it('is today when only today is missing', () => {
    const plan = userPlanOf(freePlan, { streakDays: 9 });
    expect(unlockDay(plan, [plan], TODAY)).toBe(TODAY);
  });

  it('is unknown once unlocked, out of reach, ended or behind a paid plan', () => {
    const free = userPlanOf(freePlan);
    const paid = userPlanOf(paidPlan('a'));
    expect(unlockDay({ ...free, totalEarned: 60, lockedEarnings: 0 }, [free], TODAY)).toBeUndefined();
    expect(unlockDay({ ...free, dynamicDaysLeft: 3 }, [free], TODAY)).toBeUndefined();
    expect(unlockDay({ ...free, status: 'ended' }, [free], TODAY)).toBeUndefined();
    expect(unlockDay(free, [free, paid], TODAY)).toBeUndefined();
    expect(unlockDay(paid, [free, paid], TODAY)).toBe('2026-03-11');
  });
});
