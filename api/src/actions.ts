/** The handlers of all actions; the compiler reports a missing one. */
import type { ActionName } from '@reelrupee/contract/actions';
import { changePassword } from './accounts/actions/changePassword';
import { closeUserAccount } from './accounts/actions/closeUserAccount';
import { endUserSession } from './accounts/actions/endUserSession';
import { endUserSessions } from './accounts/actions/endUserSessions';
import { exportUserData } from './accounts/actions/exportUserData';
import { getUserSessions } from './accounts/actions/getUserSessions';
import { requestPasswordReset } from './accounts/actions/requestPasswordReset';
import { resetPassword } from './accounts/actions/resetPassword';
import { setUserLanguage } from './accounts/actions/setUserLanguage';
import { sendEmailVerification } from './accounts/actions/sendEmailVerification';
import { verifyEmail } from './accounts/actions/verifyEmail';
import { adminCancelPayoutBatch } from './admin/actions/adminCancelPayoutBatch';
import { adminCorrectReference } from './admin/actions/adminCorrectReference';
import { adminCreatePayoutBatch } from './admin/actions/adminCreatePayoutBatch';
import { adminDecideAdjustment } from './admin/actions/adminDecideAdjustment';
import { adminDecideRecharge } from './admin/actions/adminDecideRecharge';
import { adminDecideWithdrawal } from './admin/actions/adminDecideWithdrawal';
import { adminExportUser } from './admin/actions/adminExportUser';
import { adminFindUsers } from './admin/actions/adminFindUsers';
import { adminIssueResetCode } from './admin/actions/adminIssueResetCode';
import { adminForfeitLocked } from './admin/actions/adminForfeitLocked';
import { adminCloseUser } from './admin/actions/adminCloseUser';
import { adminFreezeUser } from './admin/actions/adminFreezeUser';
import { adminGetProof } from './admin/actions/adminGetProof';
import { adminHealth } from './admin/actions/adminHealth';
import { adminListAdjustments } from './admin/actions/adminListAdjustments';
import { adminListFrozenUsers } from './admin/actions/adminListFrozenUsers';
import { adminListLedgerSums } from './admin/actions/adminListLedgerSums';
import { adminListPayouts } from './admin/actions/adminListPayouts';
import { adminListPlans } from './admin/actions/adminListPlans';
import { adminListReceipts } from './admin/actions/adminListReceipts';
import { adminListRecharges } from './admin/actions/adminListRecharges';
import { adminListReels } from './admin/actions/adminListReels';
import { adminListWithdrawals } from './admin/actions/adminListWithdrawals';
import { adminListTaxPayments } from './admin/actions/adminListTaxPayments';
import { adminPausePayouts } from './admin/actions/adminPausePayouts';
import { adminProposeAdjustment } from './admin/actions/adminProposeAdjustment';
import { adminRecordTaxPayment } from './admin/actions/adminRecordTaxPayment';
import { adminResumePayouts } from './admin/actions/adminResumePayouts';
import { adminReturnPayout } from './admin/actions/adminReturnPayout';
import { adminReverseRecharge } from './admin/actions/adminReverseRecharge';
import { adminReverseTaxPayment } from './admin/actions/adminReverseTaxPayment';
import { adminReviewWithdrawal } from './admin/actions/adminReviewWithdrawal';
import { adminSavePlan } from './admin/actions/adminSavePlan';
import { adminSaveReel } from './admin/actions/adminSaveReel';
import { adminAddAdministrator } from './administrators/actions/adminAddAdministrator';
import { adminChangeRole } from './administrators/actions/adminChangeRole';
import { adminConfirmTotp } from './administrators/actions/adminConfirmTotp';
import { adminListActs } from './administrators/actions/adminListActs';
import { adminListAdministrators } from './administrators/actions/adminListAdministrators';
import { adminSetUpTotp } from './administrators/actions/adminSetUpTotp';
import type { Handler, SelfAuthenticatingHandler } from './action/handler';
import { getPlan } from './plans/actions/getPlan';
import { getUserPlans } from './plans/actions/getUserPlans';
import { getUserTodayProgress } from './plans/actions/getUserTodayProgress';
import { deleteRejectedRequest } from './recharges/actions/deleteRejectedRequest';
import { getRechargeStatus } from './recharges/actions/getRechargeStatus';
import { getUserPendingAndApprovedRechargePlan } from './recharges/actions/getUserPendingAndApprovedRechargePlan';
import { getUserPendingRechargeList } from './recharges/actions/getUserPendingRechargeList';
import { rechargePlan } from './recharges/actions/rechargePlan';
import { getReelsByUserPlan } from './reels/actions/getReelsByUserPlan';
import { getSampleReels } from './reels/actions/getSampleReels';
import { markReelWatched } from './reels/actions/markReelWatched';
import { endReminder } from './reminders/actions/endReminder';
import { getReminder } from './reminders/actions/getReminder';
import { setReminder } from './reminders/actions/setReminder';
import { adminListRiskyPayouts } from './risk/actions/adminListRiskyPayouts';
import { adminReleasePayout } from './risk/actions/adminReleasePayout';
import { getUserReferrals } from './referrals/actions/getUserReferrals';
import { getUserbyEmail } from './sessions/actions/getUserbyEmail';
import { googleLogin } from './sessions/actions/googleLogin';
import { userLogin } from './sessions/actions/userLogin';
import { userLogout } from './sessions/actions/userLogout';
import { userRegister } from './sessions/actions/userRegister';
import { adminListCanaryErrors } from './telemetry/actions/adminListCanaryErrors';
import { adminListErrors } from './telemetry/actions/adminListErrors';
import { adminListTaps } from './telemetry/actions/adminListTaps';
import { reportClientError } from './telemetry/actions/reportClientError';
import { reportTaps } from './telemetry/actions/reportTaps';
import { startPageView } from './telemetry/actions/startPageView';
import { getUserProfile } from './wallet/actions/getUserProfile';
import { getUserTransactions } from './wallet/actions/getUserTransactions';
import { updateUserProfile } from './wallet/actions/updateUserProfile';
import { withdrawRequest } from './wallet/actions/withdrawRequest';

/** Actions that check the session in their own statement; see SelfAuthenticatingHandler. */
export const selfAuthenticating: SelfAuthenticatingHandlers = { markReelWatched, userLogout };

export type SelfAuthenticating = 'markReelWatched' | 'userLogout';

type SelfAuthenticatingHandlers = { [Name in SelfAuthenticating]: SelfAuthenticatingHandler<Name> };

export type Handlers = { [Name in Exclude<ActionName, SelfAuthenticating>]: Handler<Name> };

export const handlers: Handlers = {
  userRegister,
  userLogin,
  getUserbyEmail,
  googleLogin,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
  sendEmailVerification,
  changePassword,
  setUserLanguage,
  getUserSessions,
  endUserSession,
  endUserSessions,
  exportUserData,
  closeUserAccount,
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
  getSampleReels,
  withdrawRequest,
  getUserTransactions,
  getUserReferrals,
  getReminder,
  setReminder,
  endReminder,
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
  adminListCanaryErrors,
  adminListErrors,
  adminListTaps,
  adminListAdministrators,
  adminAddAdministrator,
  adminChangeRole,
  adminSetUpTotp,
  adminConfirmTotp,
  adminListActs,
  adminFindUsers,
  adminExportUser,
  adminListFrozenUsers,
  adminListLedgerSums,
  adminListPayouts,
  adminListReceipts,
  adminListTaxPayments,
  adminRecordTaxPayment,
  adminReverseTaxPayment,
  adminIssueResetCode,
  adminFreezeUser,
  adminCloseUser,
  adminReverseRecharge,
  adminReturnPayout,
  adminCreatePayoutBatch,
  adminCancelPayoutBatch,
  adminPausePayouts,
  adminResumePayouts,
  adminCorrectReference,
  adminForfeitLocked,
  adminReviewWithdrawal,
  adminListAdjustments,
  adminProposeAdjustment,
  adminDecideAdjustment,
  adminListRiskyPayouts,
  adminReleasePayout,
  reportClientError,
  reportTaps,
  startPageView,
};
