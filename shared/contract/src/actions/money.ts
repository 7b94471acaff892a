/** Actions of administrators on money and users, other than the daily decisions in decisions.ts. */
import { z } from 'zod';
import { action } from '../action';
import { emailField, flagField, idField, pageFields } from '../fields';
import { PAUSE_REASONS } from '../payoutPause';
import { adminRecharge, adminWithdrawal } from './decisions';

const reason = z.string().trim().max(500);

const adminUser = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  userUpiId: z.string(),
  walletBalance: z.number(),
  onHold: z.number(),
  lockedEarnings: z.number(),
  frozen: z.boolean(),
  /** Reason why the user is frozen; empty otherwise. Not shown to the user. */
  frozenReason: z.string(),
  /** When they were frozen; absent if they are not, and in replies of the version before. */
  frozenAt: z.iso.datetime().optional(),
  createdAt: z.iso.datetime(),
});
export type AdminUser = z.infer<typeof adminUser>;

/** A row that violates an invariant of the ledger, by its id. */
const violation = z.object({
  invariant: z.string(),
  of: z.enum(['user', 'journal', 'act']),
  id: z.string(),
});
export type Violation = z.infer<typeof violation>;

const adminHealth = z.object({
  /** Violations of each ledger invariant; all are 0 in a sound ledger. */
  invariants: z.record(z.string(), z.number().int()),
  sound: z.boolean(),
  /** Rows that violate one, at most 20; absent in a sound ledger. */
  violations: z.array(violation).optional(),
  /** Of approved recharges that are not reversed. */
  cashReceived: z.number(),
  /** By payouts that the bank has not returned; absent in replies of the version before, like the next one. */
  paidOut: z.number().optional(),
  /** Tax of these payouts, which the operator owes to the state. */
  tdsWithheld: z.number().optional(),
  /** The part of it that was sent to the state; absent in replies of the version before. */
  tdsSent: z.number().optional(),
  liabilities: z.number(),
  /** Rupees that running plans can still earn, at most; absent in replies of the version before. */
  futureEarnings: z.number().optional(),
  pendingRecharges: z.number().int(),
  pendingWithdrawals: z.number().int(),
  /** Proposed and not decided; absent in replies of the version before. */
  pendingAdjustments: z.number().int().optional(),
  /** The instant of the oldest of these; absent without one, and in replies of the version before. */
  oldestAdjustmentAt: z.iso.datetime().optional(),
  users: z.number().int(),
  /** The pause of payouts, with its note for administrators; absent while there is none. */
  payoutsPaused: z
    .object({ reason: z.enum(PAUSE_REASONS), note: z.string(), at: z.iso.datetime() })
    .optional(),
});
export const moneyActions = {
  adminHealth: action({
    summary: 'Ledger invariants, cash received, liabilities, and the number of pending requests.',
    access: 'admin',
    payload: z.object({}),
    data: adminHealth,
  }),
  adminFindUsers: action({
    summary:
      'Users with this id, email, phone, UPI ID or bank account number, present or of an earlier withdrawal, whose name begins like this, or with a payment of this bank reference; the newest first.',
    access: 'admin',
    payload: pageFields.extend({ search: z.string().trim().min(1).max(254) }),
    data: z.array(adminUser),
    beside: { count: z.number().int() },
  }),
  adminListFrozenUsers: action({
    summary: 'The users who are frozen, with reason and time; those that have waited longest first.',
    access: 'admin',
    payload: pageFields,
    data: z.array(adminUser),
    beside: { count: z.number().int() },
  }),
  adminFreezeUser: action({
    summary:
      'Freezes a user, so that nothing of theirs moves, or unfreezes them, which gives their plans the frozen days back.',
    access: 'admin',
    role: 'checker',
    payload: z.object({ _id: idField, frozen: flagField, reason: reason.optional() }),
    data: z.object({ _id: z.string(), frozen: z.boolean() }),
    errors: {
      noSuchUser: { code: 400, msg: 'There is no user {id}.' },
      reasonMissing: { code: 400, msg: 'Enter a reason. Only administrators see it.' },
    },
  }),
  adminReverseRecharge: action({
    summary:
      'Reverses an approved recharge that was not really paid: ends the plan and takes its earnings and the referral reward back, as far as they are not paid out. Pending withdrawals of this money are rejected.',
    access: 'admin',
    role: 'checker',
    payload: z.object({ _id: idField, reason: reason.min(1, 'Enter a reason. The user will see it.') }),
    data: adminRecharge.extend({
      /**
       * Pending withdrawals that the reversal rejected, newest first, in rupees; absent in replies of the version before, as
       * `net` is, which the bank pays out. The bank may be paying those with a `batch`.
       */
      rejectedWithdrawals: z
        .array(
          z.object({
            _id: z.string(),
            userName: z.string(),
            amount: z.number(),
            net: z.number().optional(),
            batch: z.string().optional(),
          }),
        )
        .optional(),
    }),
    errors: {
      noSuchRecharge: { code: 400, msg: 'There is no recharge request {id}.' },
      notApproved: { code: 409, msg: 'Only an approved recharge of a paid plan can be reversed.' },
    },
  }),
  adminReturnPayout: action({
    summary:
      'Records that the bank returned a payout: the whole amount is available to the user again, and charge and tax are taken off. A repeated call changes nothing.',
    access: 'admin',
    role: 'checker',
    payload: z.object({
      _id: idField,
      reason: reason.min(1, 'Enter a reason. The user will see it.'),
      /** Bank reference of the return, if it has one. */
      utr: z.string().trim().max(64).optional(),
    }),
    data: adminWithdrawal,
    errors: {
      noSuchWithdrawal: { code: 400, msg: 'There is no withdrawal request {id}.' },
      notPaid: { code: 409, msg: 'Only a withdrawal that was paid can be returned.' },
      returnedOtherwise: {
        code: 409,
        msg: 'This payout has already been returned, with another bank reference: {reference}.',
      },
      utrUsed: { code: 409, msg: 'The bank reference {utr} already belongs to another payment.' },
      returnerPaid: {
        code: 409,
        msg: 'A payout above {limit} takes two people: you paid it, so someone else must return it.',
      },
      accountClosed: {
        code: 409,
        msg: 'This account is closed. Pay its owner the same amount again by the bank.',
      },
    },
  }),
  adminCorrectReference: action({
    summary:
      'Replaces the bank reference of a payout that was typed wrongly, so that its own payment can use the wrong one. No money moves. A repeated call changes nothing.',
    access: 'admin',
    role: 'checker',
    payload: z.object({ _id: idField, utr: z.string().trim().max(64) }),
    data: adminWithdrawal,
    errors: {
      noSuchWithdrawal: { code: 400, msg: 'There is no withdrawal request {id}.' },
      utrMissing: { code: 400, msg: 'Enter the bank reference of the payout.' },
      utrUsed: { code: 409, msg: 'The bank reference {utr} already belongs to another payment.' },
      notPaid: { code: 409, msg: 'Only a withdrawal that was paid, and not returned, has a bank reference.' },
    },
  }),
  adminForfeitLocked: action({
    summary:
      'Forfeits the locked earnings of plans that ended before their streak was complete, at most 200 plans a call.',
    access: 'admin',
    role: 'checker',
    payload: z.object({}),
    data: z.object({ plans: z.number().int(), amount: z.number() }),
  }),
  adminIssueResetCode: action({
    summary: 'A code by which a user sets a new password, to hand out once their identity is certain.',
    access: 'admin',
    role: 'checker',
    payload: z.object({ email: emailField }),
    data: z.object({ code: z.string(), expiresAt: z.iso.datetime() }),
    errors: { noSuchUser: { code: 400, msg: 'There is no user {email}.' } },
  }),
  adminReviewWithdrawal: action({
    summary: 'Records that an administrator has checked a withdrawal, so that another one may pay it.',
    access: 'admin',
    role: 'checker',
    payload: z.object({ _id: idField }),
    data: adminWithdrawal,
    errors: {
      noSuchWithdrawal: { code: 400, msg: 'There is no withdrawal request {id}.' },
      alreadyDecided: { code: 409, msg: 'This withdrawal has already been decided.' },
    },
  }),
};
