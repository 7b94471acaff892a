/** Actions around plans, recharges and reels. */
import { z } from 'zod';
import { action, noData } from '../action';
import { plan, rechargeRequest, reel, requestStatus, todayProgress, userPlan } from '../entities';
import { countField, idField, optionalImageField, rupeesField, transactionIdField } from '../fields';
import { accountFrozen } from '../frozen';
import { imageErrors } from '../images';

const ownPlan = z.object({ userId: idField, planId: idField });

const noSuchPlan = { code: 400, msg: 'This plan does not exist.' } as const;
const planNotActive = { code: 409, msg: 'You do not have this plan. Please recharge it first.' } as const;
const planEnded = { code: 409, msg: 'This plan has ended.' } as const;

export const earningActions = {
  getPlan: action({
    summary: 'All plans on offer, the free one first, then by amount.',
    access: 'public',
    payload: z.object({}),
    data: z.array(plan),
  }),
  getUserPlans: action({
    summary: 'The plans that the user has, newest first.',
    access: 'user',
    payload: z.object({ userId: idField }),
    data: z.object({ plans: z.array(userPlan) }),
  }),
  getUserTodayProgress: action({
    summary: 'Today’s progress in each active plan.',
    access: 'user',
    payload: z.object({ userId: idField }),
    data: z.array(todayProgress),
  }),
  getUserPendingAndApprovedRechargePlan: action({
    summary: 'The user’s recharge requests, newest first; a rejected one is listed until it is archived.',
    access: 'user',
    payload: z.object({ userId: idField }),
    data: z.array(rechargeRequest),
  }),
  getUserPendingRechargeList: action({
    summary: 'The user’s pending recharge requests, newest first.',
    access: 'user',
    payload: z.object({ userId: idField }),
    data: z.array(rechargeRequest),
  }),
  getRechargeStatus: action({
    summary: 'Status of the user’s latest recharge of one plan; null when the plan can be recharged.',
    access: 'user',
    payload: ownPlan,
    /** `reversed`: the rejected recharge had been approved; its transaction ID cannot be used again. */
    data: z.object({ status: requestStatus.nullable(), reversed: z.boolean().optional() }),
  }),
  rechargePlan: action({
    summary:
      'Activates the free plan, or requests a paid one with proof of payment. A repeated request returns the existing one.',
    access: 'user',
    payload: ownPlan.extend({
      transactionId: z.union([z.literal(''), transactionIdField]).optional(),
      amount: z
        .union([z.literal(''), rupeesField('Amount is required and must be greater than 0')])
        .optional(),
      qrImage: optionalImageField,
    }),
    data: rechargeRequest,
    errors: {
      noSuchPlan,
      planOffSale: {
        code: 409,
        msg: 'This plan is no longer on sale. If you have paid for it, please contact support with your transaction ID.',
      },
      amountMissing: { code: 400, msg: 'Amount is required and must be greater than 0' },
      transactionIdMissing: { code: 400, msg: 'Transaction ID is required' },
      screenshotMissing: { code: 400, msg: 'Recharge screen shot image is required.' },
      amountWrong: {
        code: 400,
        msg: 'The amount must be {total}: the plan amount of {plan} and the charge of {charge}.',
      },
      freeOnce: { code: 409, msg: 'You can use the free plan once.' },
      alreadyPending: { code: 409, msg: 'A recharge for this plan is already awaiting approval.' },
      alreadyActive: { code: 409, msg: 'This plan is already active.' },
      transactionIdUsed: {
        code: 409,
        msg: 'This transaction ID has already been used for another recharge.',
      },
      accountFrozen,
      ...imageErrors,
    },
  }),
  deleteRejectedRequest: action({
    summary: 'Archives a rejected request, so that the plan can be recharged again.',
    access: 'user',
    payload: ownPlan.extend({ _id: idField }),
    data: noData,
    errors: {
      noSuchRequest: { code: 400, msg: 'This recharge request does not exist.' },
      notRejected: { code: 409, msg: 'Only a rejected request can be removed.' },
    },
  }),
  getReelsByUserPlan: action({
    summary:
      'A page of today’s reels of one plan; serving a reel starts its watch timer. Without planId the provider ' +
      'picks the active plan that has reels left and pays most, and skip counts from the first unwatched reel; ' +
      'the reply names both.',
    access: 'user',
    payload: ownPlan.partial({ planId: true }).extend({
      skip: countField(10_000).default(0),
      limit: countField(20).default(1),
    }),
    data: z.array(reel),
    beside: {
      /** The plan of these reels; null when the call named none and none is active. */
      planId: z.string().nullable(),
      /** Number of today’s reels before this page. */
      skip: z.number().int(),
      hasMore: z.boolean(),
      dailyLimitReached: z.boolean(),
    },
    errors: { planNotActive, planEnded },
  }),
  getSampleReels: action({
    summary: 'Reels that a visitor may watch before signing up, at most three; they belong to the free plan.',
    access: 'public',
    payload: z.object({}),
    data: z.array(reel),
  }),
  markReelWatched: action({
    summary: 'Credits a served reel once at least 90 % of its duration has passed.',
    access: 'user',
    payload: ownPlan.extend({ videoId: idField }),
    data: z.object({
      earnWatchReel: z.number(),
      reelsWatchedToday: z.number().int(),
      totalReels: z.number().int(),
    }),
    errors: {
      planNotActive,
      planEnded,
      accountFrozen,
      notInFeed: { code: 409, msg: 'This reel is not in today’s feed. Please reopen the feed.' },
      tooEarly: { code: 409, msg: 'Please watch the reel to the end: {seconds} more seconds.' },
    },
  }),
};
