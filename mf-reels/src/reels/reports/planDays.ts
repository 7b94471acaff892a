interface PlanDay {
  /** The provider's day, counted from the plan's first one. */
  day: number;
  /** When this page saw the day begin, in ms since 1970; 0 if the page has seen no earlier one. */
  since: number;
}

/** The latest day of each plan that this page has seen. */
const planDays = new Map<string, PlanDay>();

/** Gives a plan's day as this page has seen it begin: now, if the day is later than the recorded one. */
export function planDay(key: string, day = 0): PlanDay {
  const known = planDays.get(key);
  if (!known) return { day, since: 0 };
  return day > known.day ? { day, since: Date.now() } : known;
}

/** Records a plan's day. True if it is later than the one that this page has seen. */
export function recordPlanDay(key: string, day: number): boolean {
  const isLater = day > (planDays.get(key)?.day ?? day);
  planDays.set(key, planDay(key, day));
  return isLater;
}
