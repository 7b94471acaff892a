interface PlanDay {
  /** The provider's day, counted from the plan's first one. */
  day: number;
  /** When this page saw the day begin, in ms since 1970; 0 if the page has seen no earlier one. */
  since: number;
}

/** The latest day of each plan that this page has seen. */
const planDays = new Map<string, PlanDay>();

/** Records the provider's day of a plan. True if it is later than the one that this page has seen. */
export function recordPlanDay(key: string, day: number): boolean {
  const known = planDays.get(key);
  const isLater = known !== undefined && day > known.day;
  if (known === undefined || isLater) planDays.set(key, { day, since: dayStart(key, day) });
  return isLater;
}

/** When this page saw a plan's day begin, in ms since 1970: now if the day is later than the recorded one. */
export function dayStart(key: string, day: number | undefined): number {
  const known = planDays.get(key);
  if (known === undefined) return 0;
  return day !== undefined && day > known.day ? Date.now() : known.since;
}
