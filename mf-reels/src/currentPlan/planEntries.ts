import type { Plan, RechargeRequest, UserPlan } from '@reelrupee/platform';

/** One card on the screen. */
export type PlanEntry =
  | { kind: 'active'; plan: Plan; userPlan: UserPlan }
  /** Approved a moment ago; the user’s plan has not been loaded yet. */
  | { kind: 'approved'; plan: Plan }
  | { kind: 'pending'; plan: Plan; request: RechargeRequest }
  | { kind: 'rejected'; plan: Plan; request: RechargeRequest }
  | { kind: 'ended'; plan: Plan; userPlan: UserPlan };

export interface PlanEntries {
  /** Active, pending and rejected plans, then ended ones. */
  entries: PlanEntry[];
  /** An active free plan that is hidden by a paid plan which cannot be watched yet; null if there is none. */
  activeFreePlan: UserPlan | null;
}

const ORDER = {
  active: 0,
  approved: 1,
  pending: 2,
  rejected: 3,
  ended: 4,
} as const satisfies Record<PlanEntry['kind'], number>;

/**
 * Merges the user’s plans with requested plans (newest first) that the user does not have. Free plans are hidden
 * while any paid plan is present; a paid plan that has ended does not hide them.
 */
export function planEntries(plans: readonly UserPlan[], requests: readonly RechargeRequest[]): PlanEntries {
  const all = [...plans.map(entryOfPlan), ...requestedEntries(plans, requests)].sort(
    (a, b) => ORDER[a.kind] - ORDER[b.kind],
  );
  const present = all.filter(({ kind }) => kind !== 'ended');
  if (!present.some(({ plan }) => !plan.isFree)) return { entries: all, activeFreePlan: null };
  const canWatch = present.some(({ kind, plan }) => !plan.isFree && isWatchable(kind));
  const free = plans.find((plan) => plan.status === 'active' && plan.planId.isFree);
  return {
    entries: all.filter(({ plan }) => !plan.isFree),
    activeFreePlan: canWatch ? null : (free ?? null),
  };
}

/** The requests of several replies, each once; the first reply that has a request counts. */
export function mergeRequests(...replies: readonly (readonly RechargeRequest[])[]): RechargeRequest[] {
  return [
    ...new Map(
      replies
        .flat()
        .reverse()
        .map((request) => [request._id, request]),
    ).values(),
  ].reverse();
}

/** True if the user’s free plan has ended: it can be used once. */
export function hasUsedFreePlan(plans: readonly UserPlan[]): boolean {
  return plans.some(({ planId, status }) => planId.isFree && status === 'ended');
}

/** True if the reels of an entry of this kind can be watched. */
function isWatchable(kind: PlanEntry['kind']): boolean {
  return kind === 'active' || kind === 'approved';
}

function entryOfPlan(userPlan: UserPlan): PlanEntry {
  return { kind: userPlan.status, plan: userPlan.planId, userPlan };
}

/** Entries for requested plans. An ended plan may be requested again; only the newest request per plan counts. */
function requestedEntries(plans: readonly UserPlan[], requests: readonly RechargeRequest[]): PlanEntry[] {
  const active = new Set(plans.filter(({ status }) => status === 'active').map(({ planId }) => planId._id));
  const ended = new Set(plans.filter(({ status }) => status === 'ended').map(({ planId }) => planId._id));
  const seen = new Set<string>();
  return requests.flatMap((request): PlanEntry[] => {
    const known = active.has(request.planId) || seen.has(request.planId);
    seen.add(request.planId);
    if (known || (request.status === 'approved' && ended.has(request.planId))) return [];
    const plan = request.planDetails;
    return request.status === 'approved'
      ? [{ kind: 'approved', plan }]
      : [{ kind: request.status, plan, request }];
  });
}
