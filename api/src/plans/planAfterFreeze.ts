import { addDays, daysBetween } from '../time/istDay';
import { type CountedDays, continuesOn } from './continuesOn';

export interface FrozenTime {
  /** IST day on which the user was frozen. */
  frozenOn: string;
  /** IST day on which the freeze ends. */
  unfrozenOn: string;
}

interface PlanDays extends CountedDays {
  /** The last IST day of the plan. */
  ends_on: string;
}

/**
 * The days of a plan that ran at the freeze, moved by what the freeze cost: from the day of the freeze, or the next one
 * if that day was complete, to the day of its end. That day is given back too, until it is complete. Null if nothing
 * changes.
 */
export function planAfterFreeze(plan: PlanDays, { frozenOn, unfrozenOn }: FrozenTime): PlanDays | null {
  const { last_counted_on: last, forgiven_on: forgiven } = plan;
  if (last === unfrozenOn) return null;
  const isComplete = last === frozenOn;
  const lost = daysBetween(frozenOn, unfrozenOn) - (isComplete ? 1 : 0);
  // An earlier freeze has given the day back already if it ended on the day on which this one began.
  const returned = forgiven === frozenOn && !isComplete ? 1 : 0;
  const endsOn = addDays(plan.ends_on, lost - returned);
  const runs = endsOn >= unfrozenOn;
  return {
    ends_on: runs ? addDays(endsOn, 1) : endsOn,
    last_counted_on: continuesOn(plan, frozenOn) ? addDays(unfrozenOn, -1) : last && addDays(last, lost),
    forgiven_on: runs ? unfrozenOn : forgiven,
  };
}
