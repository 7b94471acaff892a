import type { ActionOk } from '@reelrupee/platform';

/** A page as the provider gives it. */
export type ReelPage = ActionOk<'getReelsByUserPlan'>;

/** How a feed opens. */
export interface Opening {
  planId: string;
  /** The slot to begin with. */
  start: number;
  /** Pages that have come already, by slot. */
  known: ReadonlyMap<number, ReelPage>;
}

/** How a feed opens by the page that the provider chose, and the one after it; null when there is nothing to watch. */
export function openingOf(first: ReelPage, ahead: ReelPage | null): Opening | null {
  const { planId, skip: start } = first;
  if (planId === null) return null;
  // Chosen a moment later, it can belong elsewhere: a reel that was just watched on another phone moves the place.
  const follows = ahead !== null && ahead.planId === planId && ahead.skip === start + 1;
  return {
    planId,
    start,
    known: new Map([[start, first], ...(follows ? [[start + 1, ahead] as const] : [])]),
  };
}
