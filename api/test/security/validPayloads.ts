import type { ActionName, ActionPayload } from '@reelrupee/contract/actions';
import { smallPng } from '../../src/testing/images';

/** A syntactically valid payload of every action. */
export function validPayloads(userId: string): { [Name in ActionName]: ActionPayload<Name> } {
  const own = { userId };
  const ownPlan = { userId, planId: 'none' };
  const password = 'secret-1';
  return {
    userRegister: {
      name: 'Asha Rao',
      phone: '9876543210',
      email: 'asha@example.in',
      password,
      cPassword: password,
      referralCode: '',
    },
    userLogin: { email: 'nobody@example.in', password },
    userLogout: {},
    getUserbyEmail: { email: 'asha@example.in', accessToken: 'token' },
    googleLogin: { accessToken: 'token', name: 'Asha', phone: '9876543210' },
    getUserProfile: own,
    updateUserProfile: {
      ...own,
      name: 'Asha Rao',
      email: `${userId}@example.in`,
      phone: '9876543210',
      userUpiId: 'asha@upi',
      bankDetails: { accountHolderName: 'Asha Rao', accountNumber: '123456789', ifscCode: 'HDFC0000001' },
    },
    getPlan: {},
    getUserPlans: own,
    getUserTodayProgress: own,
    getUserPendingAndApprovedRechargePlan: own,
    getUserPendingRechargeList: own,
    getRechargeStatus: ownPlan,
    rechargePlan: { ...ownPlan, transactionId: '123456789012', amount: 255, qrImage: smallPng() },
    deleteRejectedRequest: { ...ownPlan, _id: 'none' },
    getReelsByUserPlan: { ...ownPlan, skip: 0, limit: 1 },
    markReelWatched: { ...ownPlan, videoId: 'none' },
    withdrawRequest: { ...own, amount: 1, requestKey: 'key-12345', qrImage: smallPng() },
    getUserTransactions: own,
    getUserReferrals: { ...own, page: 0, limit: 10 },
    adminListRecharges: { status: 'pending', page: 0, limit: 10 },
    adminDecideRecharge: { _id: 'none', decision: 'approve', reason: 'why' },
    adminListWithdrawals: { status: 'pending', page: 0, limit: 10 },
    adminDecideWithdrawal: { _id: 'none', decision: 'pay', utr: 'UTR1', reason: 'why' },
    adminGetProof: { _id: 'none' },
    adminListPlans: { page: 0, limit: 10 },
    adminSavePlan: { _id: 'none', title: 'Plan', rechargeAmount: 1, earningsPerReel: 1, active: true },
    adminListReels: { page: 0, limit: 10 },
    adminSaveReel: {
      _id: 'none',
      title: 'Reel',
      videoUrl: 'reel.mp4',
      posterUrl: '',
      captionsUrl: '',
      duration: 20,
      position: 1,
      active: true,
    },
    adminHealth: {},
    adminFindUsers: { search: 'asha@example.in' },
    adminFreezeUser: { _id: 'none', frozen: true, reason: 'why' },
    adminReverseRecharge: { _id: 'none', reason: 'why' },
    adminForfeitLocked: {},
    adminReviewWithdrawal: { _id: 'none' },
    adminListErrors: { sinceHours: 24 },
    reportClientError: {
      kind: 'opened',
      remote: 'mf-home',
      release: '1.0.0-abc',
      composition: 'abc',
      message: '',
    },
  };
}
