import { isPaused, type PauseFacts } from './pausedPlan';

/** The fields of a user's plan that tell what is left of the day; a provider may leave out the count. */
export interface DayFacts extends PauseFacts {
  totalReels: number;
  reelsWatchedToday?: number | undefined;
}

/** The plans that a user can watch today: active ones, without the free one while a paid one runs. */
export function watchablePlans<Plan extends PauseFacts>(plans: readonly Plan[]): Plan[] {
  return plans.filter((plan) => plan.status === 'active' && !isPaused(plan, plans));
}

/** Reels that a user can still watch today, over all plans. */
export function reelsLeft(plans: readonly DayFacts[]): number {
  return watchablePlans(plans).reduce(
    (sum, { totalReels, reelsWatchedToday = 0 }) => sum + Math.max(0, totalReels - reelsWatchedToday),
    0,
  );
}
