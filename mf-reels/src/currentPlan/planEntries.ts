import type { Plan, RechargeRequest, UserPlan } from '@reelrupee/contract/entities';

/** One card of the screen. */
export type PlanEntry =
  | { kind: 'active'; plan: Plan; userPlan: UserPlan }
  /** Approved a moment ago; how far it is has not arrived yet. */
  | { kind: 'approved'; plan: Plan }
  | { kind: 'pending'; plan: Plan; request: RechargeRequest }
  | { kind: 'rejected'; plan: Plan; request: RechargeRequest }
  | { kind: 'ended'; plan: Plan; userPlan: UserPlan };

export interface PlanEntries {
  /** What runs, waits or was rejected; then what has ended. */
  entries: PlanEntry[];
  /** A free plan that runs but is hidden by a paid one that cannot be watched: it can go on meanwhile. */
  runningFreePlan: UserPlan | null;
}

const ORDER = {
  active: 0,
  approved: 1,
  pending: 2,
  rejected: 3,
  ended: 4,
} as const satisfies Record<PlanEntry['kind'], number>;

/**
 * Merges the user's plans with the plans of recharge requests (newest first) that the user does not have.
 * Free plans are hidden while any other plan is among them; one that has ended is history and hides nothing.
 */
export function planEntries(plans: readonly UserPlan[], requests: readonly RechargeRequest[]): PlanEntries {
  const all = [...plans.map(entryOfPlan), ...requestedEntries(plans, requests)].sort(
    (one, other) => ORDER[one.kind] - ORDER[other.kind],
  );
  const present = all.filter(({ kind }) => kind !== 'ended');
  if (!present.some(({ plan }) => !plan.isFree)) return { entries: all, runningFreePlan: null };
  const canWatch = present.some(({ kind, plan }) => !plan.isFree && isWatchable(kind));
  const free = plans.find((plan) => plan.status === 'active' && plan.planId.isFree);
  return {
    entries: all.filter(({ plan }) => !plan.isFree),
    runningFreePlan: canWatch ? null : (free ?? null),
  };
}

/** Whether an entry's reels can be watched now. */
export function isWatchable(kind: PlanEntry['kind']): boolean {
  return kind === 'active' || kind === 'approved';
}

function entryOfPlan(userPlan: UserPlan): PlanEntry {
  return { kind: userPlan.status, plan: userPlan.planId, userPlan };
}

/** A plan that has ended may be asked for again; of several requests for one plan the newest speaks. */
function requestedEntries(plans: readonly UserPlan[], requests: readonly RechargeRequest[]): PlanEntry[] {
  const running = new Set(plans.filter(({ status }) => status === 'active').map(({ planId }) => planId._id));
  const ended = new Set(plans.filter(({ status }) => status === 'ended').map(({ planId }) => planId._id));
  const told = new Set<string>();
  return requests.flatMap((request): PlanEntry[] => {
    const known = running.has(request.planId) || told.has(request.planId);
    told.add(request.planId);
    if (known || (request.status === 'approved' && ended.has(request.planId))) return [];
    const plan = request.planDetails;
    return request.status === 'approved'
      ? [{ kind: 'approved', plan }]
      : [{ kind: request.status, plan, request }];
  });
}
