/** What one screen hands to another in navigation state. It survives a reload, and may be absent or stale. */
import type { Plan } from '@reelrupee/contract/entities';

export interface RouteState {
  /** The plan that the plan detail shows. */
  planData?: Plan;
  /** The plan that is recharged, or whose reels are shown. */
  planId?: string;
}

/** The navigation state as far as it has the known shape. */
export function readRouteState(state: unknown): RouteState {
  if (typeof state !== 'object' || state === null) return {};
  const { planData, planId } = state as RouteState;
  return {
    ...(isPlan(planData) ? { planData } : {}),
    ...(typeof planId === 'string' ? { planId } : {}),
  };
}

function isPlan(value: Plan | undefined): value is Plan {
  return typeof value === 'object' && value !== null && typeof value._id === 'string';
}
