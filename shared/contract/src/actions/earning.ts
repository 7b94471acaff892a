/** Actions around plans, recharges and reels. */
import { z } from 'zod';
import { action, noData } from '../action';
import { plan, rechargeRequest, reel, requestStatus, todayProgress, userPlan } from '../entities';
import { countField, fileField, idField, rupeesField, transactionIdField } from '../fields';
import { imageRefusals } from '../images';

const ownPlan = z.object({ userId: idField, planId: idField });

const noSuchPlan = { code: 400, msg: 'This plan does not exist.' } as const;
const planNotActive = { code: 409, msg: 'You do not have this plan. Please recharge it first.' } as const;
const planEnded = { code: 409, msg: 'This plan has ended. You can recharge it again.' } as const;

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
    summary: 'How far today’s reels of every active plan are.',
    access: 'user',
    payload: z.object({ userId: idField }),
    data: z.array(todayProgress),
  }),
  getUserPendingAndApprovedRechargePlan: action({
    summary:
      'The user’s recharge requests that are not archived, newest first; a rejected one appears until archived.',
    access: 'user',
    payload: z.object({ userId: idField }),
    data: z.array(rechargeRequest),
  }),
  getUserPendingRechargeList: action({
    summary: 'The user’s recharge requests that wait for a decision.',
    access: 'user',
    payload: z.object({ userId: idField }),
    data: z.array(rechargeRequest),
  }),
  getRechargeStatus: action({
    summary: 'The standing of one plan for the user: null when it can be recharged.',
    access: 'user',
    payload: ownPlan,
    data: z.object({ status: requestStatus.nullable() }),
  }),
  rechargePlan: action({
    summary:
      'Activates the free plan, or asks for a paid one with proof of payment. Repeating a request returns it.',
    access: 'user',
    payload: ownPlan.extend({
      transactionId: z.union([z.literal(''), transactionIdField]).optional(),
      amount: z
        .union([z.literal(''), rupeesField('Amount is required and must be greater than 0')])
        .optional(),
      qrImage: fileField.optional(),
    }),
    data: rechargeRequest,
    refusals: {
      noSuchPlan,
      amountMissing: { code: 400, msg: 'Amount is required and must be greater than 0' },
      transactionIdMissing: { code: 400, msg: 'Transaction ID is required' },
      screenshotMissing: { code: 400, msg: 'Recharge screen shot image is required.' },
      amountWrong: {
        code: 400,
        msg: 'The amount must be ₹{total}: the plan amount of ₹{plan} and the charge of ₹{charge}.',
      },
      freeOnce: { code: 409, msg: 'The free plan can be activated one time only.' },
      alreadyPending: { code: 409, msg: 'A recharge of this plan is waiting for approval already.' },
      alreadyActive: { code: 409, msg: 'This plan is active already.' },
      transactionIdUsed: { code: 409, msg: 'This transaction ID was used for another recharge already.' },
      ...imageRefusals,
    },
  }),
  deleteRejectedRequest: action({
    summary: 'Archives a rejected request, so that the plan can be recharged again.',
    access: 'user',
    payload: ownPlan.extend({ _id: idField }),
    data: noData,
    refusals: {
      noSuchRequest: { code: 400, msg: 'This recharge request does not exist.' },
      notRejected: { code: 409, msg: 'Only a rejected request can be removed.' },
    },
  }),
  getReelsByUserPlan: action({
    summary:
      'A page of today’s reels of one of the user’s plans; being handed a reel starts its watch clock. Without ' +
      'planId it is the running plan that pays most and has reels left, and skip counts from its first reel ' +
      'that was not watched; the reply names both.',
    access: 'user',
    payload: ownPlan.partial({ planId: true }).extend({
      skip: countField(10_000).default(0),
      limit: countField(20).default(1),
    }),
    data: z.array(reel),
    beside: {
      /** Whose reels these are; null when none was asked for and none is running. */
      planId: z.string().nullable(),
      /** Reels of the day before this page. */
      skip: z.number().int(),
      hasMore: z.boolean(),
      dailyLimitReached: z.boolean(),
    },
    refusals: { planNotActive, planEnded },
  }),
  markReelWatched: action({
    summary: 'Credits a reel that was handed out and has played for at least nine tenths of its duration.',
    access: 'user',
    payload: ownPlan.extend({ videoId: idField }),
    data: z.object({
      earnWatchReel: z.number(),
      reelsWatchedToday: z.number().int(),
      totalReels: z.number().int(),
    }),
    refusals: {
      planNotActive,
      planEnded,
      notInFeed: { code: 409, msg: 'This reel is not in your feed of today. Please open the feed again.' },
      tooEarly: { code: 409, msg: 'Please watch the reel to its end: {seconds} more seconds.' },
    },
  }),
};
