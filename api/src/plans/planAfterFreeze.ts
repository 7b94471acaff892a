import { addDays, daysBetween } from '../time/istDay';
import { type CountedDays, isStreakRunning, missedDays } from './streakDays';

export interface FrozenTime {
  /** IST day that the freeze interrupted. */
  frozenOn: string;
  /** IST day on which the freeze ends. */
  unfrozenOn: string;
}

interface PlanDays extends CountedDays {
  /** The last IST day of the plan. */
  ends_on: string;
}

/**
 * The days of a plan that ran at the freeze, moved by what the freeze cost: from the first day that it interrupted, or the
 * first that was neither complete nor given back by an earlier freeze, to the day of its end. That day is given back
 * too, until it is complete. Null if nothing changes.
 */
export function planAfterFreeze(
  plan: PlanDays & { started_on: string },
  { frozenOn, unfrozenOn }: FrozenTime,
): Omit<PlanDays, 'missed_on'> | null {
  const { last_counted_on: last, forgiven_on: forgiven } = plan;
  if (last === unfrozenOn) return null;
  const afterKept = [last, forgiven].filter((day) => day !== null).map((day) => addDays(day, 1));
  const firstLost = [plan.started_on, ...afterKept].reduce((one, day) => (day > one ? day : one), frozenOn);
  const lost = daysBetween(firstLost, unfrozenOn);
  const endsOn = addDays(plan.ends_on, lost);
  const runs = endsOn >= unfrozenOn;
  return {
    ends_on: runs ? addDays(endsOn, 1) : endsOn,
    last_counted_on: isStreakRunning(plan, frozenOn)
      ? addDays(unfrozenOn, -1 - missedDays(plan, frozenOn))
      : last && addDays(last, lost),
    forgiven_on: runs ? unfrozenOn : forgiven,
  };
}
