/**
 * A small provider that sends the fields of docs/providers.md and no others. Calls without a specified reply get one
 * without data.
 */
import {
  PLANS,
  REFERRALS,
  specReel,
  specRequest,
  specUser,
  specUserPlan,
  TRANSACTIONS,
} from './specEntities';

export type Payload = Record<string, string>;

/** The body of a reply. */
export interface ReplyBody {
  code: number;
  msg: string;
  data?: unknown;
  [beside: string]: unknown;
}

const DAILY_REELS = 10;
const PASSWORD = 'secret123';
const [FREE, OWNED, PENDING, APPROVED, REJECTED] = PLANS;

type Reply = (payload: Payload) => Omit<ReplyBody, 'code' | 'msg'> & { code?: number; msg?: string };

/** The user has a paid plan, or no plan at all. */
export interface SpecProviderOptions {
  newUser?: boolean;
}

/** The replies by action. The state is the set of watched reels. */
export function specProvider({ newUser = false }: SpecProviderOptions = {}) {
  const watched = new Set(['reel-0', 'reel-1', 'reel-2']);

  const userPlans = () =>
    newUser || !OWNED ? [] : [{ ...specUserPlan(OWNED), reelsWatchedToday: watched.size }];
  const userOf = (userId = 'user-1') => specUser(userId, userPlans());
  const requests = (userId = '') =>
    newUser || !PENDING || !APPROVED || !REJECTED
      ? []
      : [
          specRequest(PENDING, userId, 'pending'),
          specRequest(APPROVED, userId, 'approved'),
          specRequest(REJECTED, userId, 'rejected'),
        ];

  const answers: Record<string, Reply> = {
    userRegister: ({ name }) => ({ data: { ...userOf(), name } }),
    userLogin: ({ password }) =>
      password === PASSWORD ? { data: userOf() } : { code: 401, msg: 'Invalid credentials' },
    getUserbyEmail: () => ({ data: null }),
    googleLogin: ({ name }) => ({ data: { ...userOf(), name } }),
    getUserProfile: ({ userId }) => ({ data: userOf(userId) }),
    getUserPlans: () => ({ data: { plans: userPlans() } }),
    getPlan: () => ({ data: PLANS }),
    updateUserProfile: ({ userId, name }) => ({ data: { ...userOf(userId), name } }),
    withdrawRequest: () => ({ msg: 'Withdrawal request received' }),
    getUserReferrals: ({ page, limit }) => {
      const start = Number(page) * Number(limit);
      return { data: REFERRALS.slice(start, start + Number(limit)) };
    },
    getReelsByUserPlan: ({ planId, skip, limit }) => {
      if (!planId) return { code: 400, msg: 'planId is required' };
      const reels = Array.from({ length: DAILY_REELS }, (_, index) =>
        specReel(index, planId, watched.has(`reel-${index}`)),
      );
      const end = Number(skip) + Number(limit);
      return { data: reels.slice(Number(skip), end), hasMore: end < DAILY_REELS };
    },
    markReelWatched: ({ videoId }) => {
      watched.add(videoId ?? '');
      return { data: { earnWatchReel: OWNED?.earningsPerReel } };
    },
    getUserPendingAndApprovedRechargePlan: ({ userId }) => ({ data: requests(userId) }),
    getUserPendingRechargeList: ({ userId }) => ({
      data: requests(userId).filter(({ status }) => status === 'pending'),
    }),
    getRechargeStatus: ({ planId }) => ({
      data: { status: requests().find((request) => request.planId === planId)?.status },
    }),
    rechargePlan: ({ planId }) => ({ msg: planId === FREE?._id ? 'Activated' : 'Submitted' }),
    deleteRejectedRequest: () => ({}),
    getUserTransactions: () => ({ data: TRANSACTIONS }),
    getUserTodayProgress: () => ({}),
    userLogout: () => ({}),
  };

  /** The reply to a call; null for an unknown action. */
  return (action: string, payload: Payload): ReplyBody | null => {
    const answer = answers[action];
    return answer ? { code: 200, msg: '', ...answer(payload) } : null;
  };
}
