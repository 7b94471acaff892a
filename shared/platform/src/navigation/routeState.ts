/** Navigation state between screens. It survives a reload, and may be absent or stale. */
import { readPlanOffer, type PlanOffer } from '../reply/plan';

export interface RouteState {
  /** Plan of the plan detail screen. */
  planData?: PlanOffer;
  /** Plan to recharge, or whose reels are shown. */
  planId?: string;
  /** Place of the sample reel that a visitor opens, from 0. */
  sample?: number;
  /** The plan's reels open as soon as it is active. */
  watchNext?: boolean;
}

/** Reads the fields of the navigation state that have the expected shape. */
export function readRouteState(state: unknown): RouteState {
  if (typeof state !== 'object' || state === null) return {};
  const { planData, planId, sample, watchNext } = state as Record<keyof RouteState, unknown>;
  const plan = readPlanOffer(planData, () => undefined);
  return {
    ...(plan ? { planData: plan } : {}),
    ...(typeof planId === 'string' ? { planId } : {}),
    ...(Number.isInteger(sample) ? { sample: Number(sample) } : {}),
    ...(watchNext === true ? { watchNext } : {}),
  };
}
