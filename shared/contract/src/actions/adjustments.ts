/** Actions of administrators that correct a user's available balance: one proposes, another one decides. */
import { z } from 'zod';
import { action } from '../action';
import { ADJUSTMENT_REASONS } from '../adjustments';
import { requestStatus } from '../entities';
import { idField, pageFields, signedRupeesField } from '../fields';

const AMOUNT =
  'Enter an amount in rupees with at most two decimals, not 0; below 0 takes money back, such as -12.50.';
const NOTE = 'Enter a note of at most 200 characters. Only administrators see it.';

const adjustment = z.object({
  _id: z.string(),
  userId: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  /** Rupees; negative if they are taken from the user. */
  amount: z.number(),
  reason: z.enum(ADJUSTMENT_REASONS),
  note: z.string(),
  /** Such as the id of a reel or a ticket; empty if there is none. */
  reference: z.string(),
  status: requestStatus,
  createdAt: z.iso.datetime(),
  /** Name of the administrator. */
  proposedBy: z.string(),
  /** Name of the administrator; empty while it is pending. */
  decidedBy: z.string(),
  decidedAt: z.union([z.literal(''), z.iso.datetime()]),
  /** Reason for which it was declined; empty otherwise. */
  declineReason: z.string(),
  /** The user is frozen, so it cannot be confirmed. */
  frozen: z.boolean(),
  /** Available rupees of the user now. */
  walletBalance: z.number(),
});
export type Adjustment = z.infer<typeof adjustment>;

const noSuchUser = { code: 400, msg: 'There is no user {id}.' } as const;
const accountClosed = { code: 409, msg: 'This account is closed: nothing moves in it again.' } as const;

export const adjustmentActions = {
  adminListAdjustments: action({
    summary:
      'Adjustments by status: pending ones oldest first, decided ones newest first; their count is at most 10,000.',
    access: 'admin',
    payload: pageFields.extend({ status: requestStatus.default('pending') }),
    data: z.array(adjustment),
    beside: { count: z.number().int() },
  }),
  adminProposeAdjustment: action({
    summary:
      'Proposes to add rupees to what a user has available, or to take some, until another administrator decides. The user reads the reason in their language. A repeated call, by anyone, gives the earlier proposal, decided or not: another one has another note or reference.',
    access: 'admin',
    role: 'maker',
    payload: z.object({
      /** Id of the user; `userId` is always the caller's. */
      user: idField,
      amount: signedRupeesField(AMOUNT),
      reason: z.enum(ADJUSTMENT_REASONS),
      note: z.string(NOTE).trim().min(1, NOTE).max(200, NOTE),
      reference: z.string().trim().max(64).default(''),
    }),
    data: adjustment,
    beside: {
      /** It was proposed before, by this administrator or another one. */
      isEarlier: z.boolean(),
    },
    errors: {
      noSuchUser,
      accountClosed,
      mustGive: {
        code: 400,
        msg: 'The reason {reason} gives money to the user: the amount must be above 0.',
      },
      mustTake: {
        code: 400,
        msg: 'The reason {reason} takes money from the user: the amount must be below 0.',
      },
      aboveLimit: { code: 409, msg: 'An adjustment is at most {limit} (MAX_ADJUSTMENT).' },
    },
  }),
  adminDecideAdjustment: action({
    summary:
      'Confirms an adjustment that somebody else has proposed, which moves the money, or declines it. The same decision twice changes nothing.',
    access: 'admin',
    role: 'checker',
    payload: z.object({
      _id: idField,
      decision: z.enum(['confirm', 'decline']),
      /** Kept for administrators; required to decline. */
      reason: z.string().trim().max(500).optional(),
    }),
    data: adjustment,
    errors: {
      noSuchAdjustment: { code: 400, msg: 'There is no adjustment {id}.' },
      reasonMissing: { code: 400, msg: 'Enter a reason to decline it. Only administrators see it.' },
      decidedOtherwise: { code: 409, msg: 'This adjustment has already been {status}.' },
      samePerson: {
        code: 409,
        msg: 'An adjustment takes two people: you proposed it, so someone else must confirm it.',
      },
      userFrozen: { code: 409, msg: 'This user is frozen. Unfreeze them first.' },
      noSuchUser,
      accountClosed,
      notAvailable: {
        code: 409,
        msg: 'The user has only {available} available. Decline it, and propose what can be taken back.',
      },
    },
  }),
};
