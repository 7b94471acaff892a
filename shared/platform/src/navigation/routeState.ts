/** Navigation state between screens. It survives a reload, and may be absent or stale. */
import type { Plan } from '@reelrupee/contract/entities';

export interface RouteState {
  /** Plan of the plan detail screen. */
  planData?: Plan;
  /** Plan to recharge, or whose reels are shown. */
  planId?: string;
}

/** Reads the fields of the navigation state that have the expected shape. */
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
