/** The handler of every action of the contract; a missing one does not compile. */
import type { ActionName } from '@reelrupee/contract/actions';
import { adminDecideRecharge } from './admin/adminDecideRecharge';
import { adminDecideWithdrawal } from './admin/adminDecideWithdrawal';
import { adminGetProof } from './admin/adminGetProof';
import { adminHealth } from './admin/adminHealth';
import { adminListErrors } from './admin/adminListErrors';
import { adminListPlans } from './admin/adminListPlans';
import { adminListRecharges } from './admin/adminListRecharges';
import { adminListReels } from './admin/adminListReels';
import { adminListWithdrawals } from './admin/adminListWithdrawals';
import { adminSavePlan } from './admin/adminSavePlan';
import { adminSaveReel } from './admin/adminSaveReel';
import { reportClientError } from './admin/reportClientError';
import type { Handler } from './http/handler';
import { getPlan } from './plans/getPlan';
import { getUserPlans } from './plans/getUserPlans';
import { getUserTodayProgress } from './plans/getUserTodayProgress';
import { deleteRejectedRequest } from './recharges/deleteRejectedRequest';
import { getRechargeStatus } from './recharges/getRechargeStatus';
import { getUserPendingAndApprovedRechargePlan } from './recharges/getUserPendingAndApprovedRechargePlan';
import { getUserPendingRechargeList } from './recharges/getUserPendingRechargeList';
import { rechargePlan } from './recharges/rechargePlan';
import { getReelsByUserPlan } from './reels/getReelsByUserPlan';
import { markReelWatched } from './reels/markReelWatched';
import { getUserReferrals } from './referrals/getUserReferrals';
import { getUserbyEmail } from './sessions/getUserbyEmail';
import { googleLogin } from './sessions/googleLogin';
import { userLogin } from './sessions/userLogin';
import { userLogout } from './sessions/userLogout';
import { userRegister } from './sessions/userRegister';
import { getUserProfile } from './wallet/getUserProfile';
import { getUserTransactions } from './wallet/getUserTransactions';
import { updateUserProfile } from './wallet/updateUserProfile';
import { withdrawRequest } from './wallet/withdrawRequest';

/** Actions whose one statement checks the session itself; see SelfAuthenticatingHandler. */
export const selfAuthenticating = { markReelWatched };

type SelfAuthenticating = keyof typeof selfAuthenticating;

export type Handlers = { [Name in Exclude<ActionName, SelfAuthenticating>]: Handler<Name> };

export const handlers: Handlers = {
  userRegister,
  userLogin,
  userLogout,
  getUserbyEmail,
  googleLogin,
  getUserProfile,
  updateUserProfile,
  getPlan,
  getUserPlans,
  getUserTodayProgress,
  getUserPendingAndApprovedRechargePlan,
  getUserPendingRechargeList,
  getRechargeStatus,
  rechargePlan,
  deleteRejectedRequest,
  getReelsByUserPlan,
  withdrawRequest,
  getUserTransactions,
  getUserReferrals,
  adminListRecharges,
  adminDecideRecharge,
  adminListWithdrawals,
  adminDecideWithdrawal,
  adminGetProof,
  adminListPlans,
  adminSavePlan,
  adminListReels,
  adminSaveReel,
  adminHealth,
  adminListErrors,
  reportClientError,
};
