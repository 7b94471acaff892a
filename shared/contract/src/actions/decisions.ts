/** Actions of administrators on recharge requests and withdrawals. */
import { z } from 'zod';
import { action } from '../action';
import { rechargeRequest, withdrawal } from '../entities';
import { idField, pageFields } from '../fields';

const person = { userName: z.string(), userEmail: z.string() };

export const adminRecharge = rechargeRequest.extend(person);
export const adminWithdrawal = withdrawal.extend({
  ...person,
  userUpiId: z.string(),
  accountHolderName: z.string(),
  accountNumber: z.string(),
  ifscCode: z.string(),
  /** Id of the uploaded UPI QR image, for adminGetProof; empty when there is none. */
  qrImage: z.string(),
  utr: z.string(),
  reason: z.string(),
  /** The user is frozen, so the withdrawal cannot be paid. */
  frozen: z.boolean(),
  /** Name of the administrator who reviewed it; empty before. */
  reviewedBy: z.string(),
  /** It takes two people: one who reviews it, and another who pays it. */
  twoPeople: z.boolean(),
  /** Reasons for which a person must release it before it is paid, such as `sharedPayee 12`; empty if there are none. */
  held: z.string(),
  /** Instant to come before which a new payee is not paid; empty if there is none. */
  payableAt: z.union([z.literal(''), z.iso.datetime()]),
  /** Payouts are paused, and it is in no batch, so the withdrawal cannot be paid; absent otherwise. */
  paused: z.literal(true).optional(),
  /** Name of its batch, which the bank may be paying; empty if it is in none. */
  batch: z.string().optional(),
  /** Instant at which the bank's return of the payout was recorded; empty if there is none. */
  returnedAt: z.union([z.literal(''), z.iso.datetime()]).optional(),
  /** Bank reference of the return; empty if it is not known. */
  returnUtr: z.string().optional(),
});
export type AdminRecharge = z.infer<typeof adminRecharge>;
export type AdminWithdrawal = z.infer<typeof adminWithdrawal>;

export const decisionActions = {
  adminListRecharges: action({
    summary:
      'Recharge requests by status: waiting ones oldest first, decided ones newest first; their count is at most 10,000.',
    access: 'admin',
    payload: pageFields.extend({
      status: z.enum(['pending', 'approved', 'rejected']).default('pending'),
    }),
    data: z.array(adminRecharge),
    beside: { count: z.number().int() },
  }),
  adminDecideRecharge: action({
    summary: 'Approves or rejects a recharge request. The same decision twice changes nothing.',
    access: 'admin',
    role: 'maker',
    payload: z.object({
      _id: idField,
      decision: z.enum(['approve', 'reject']),
      reason: z.string().trim().max(500).optional(),
    }),
    data: adminRecharge,
    errors: {
      noSuchRecharge: { code: 400, msg: 'There is no recharge request {id}.' },
      reasonMissing: { code: 400, msg: 'Enter a reason for the rejection. The user will see it.' },
      decidedOtherwise: { code: 409, msg: 'This recharge has already been {status}.' },
      userFrozen: { code: 409, msg: 'This user is frozen. Unfreeze them first.' },
    },
  }),
  adminListWithdrawals: action({
    summary:
      'Withdrawal requests by status: waiting ones oldest first, decided ones newest first; their count is at most 10,000.',
    access: 'admin',
    payload: pageFields.extend({
      status: z.enum(['pending', 'approved', 'rejected']).default('pending'),
    }),
    data: z.array(adminWithdrawal),
    beside: { count: z.number().int() },
  }),
  adminDecideWithdrawal: action({
    summary:
      'Marks a withdrawal as paid with the bank reference, or rejects it and releases the hold. The same decision twice changes nothing.',
    access: 'admin',
    role: 'maker',
    payload: z.object({
      _id: idField,
      /** `refuse` is what earlier versions call `reject`. */
      decision: z.enum(['pay', 'reject', 'refuse']),
      utr: z.string().trim().max(64).optional(),
      reason: z.string().trim().max(500).optional(),
    }),
    data: adminWithdrawal,
    errors: {
      noSuchWithdrawal: { code: 400, msg: 'There is no withdrawal request {id}.' },
      utrMissing: { code: 400, msg: 'Enter the bank reference (UTR) of the payment.' },
      reasonMissing: { code: 400, msg: 'Enter a reason for the rejection. The user will see it.' },
      decidedOtherwise: { code: 409, msg: 'This withdrawal has already been {status}.' },
      paidOtherwise: { code: 409, msg: 'This withdrawal has already been paid, with UTR {utr}.' },
      utrUsed: { code: 409, msg: 'The bank reference {utr} already belongs to another payment.' },
      inBatch: {
        code: 409,
        msg: 'The bank may be paying it: it is in the batch {batch}. Cancel that batch first, with cancel-batch.',
      },
      payoutsPaused: {
        code: 409,
        msg: 'Payouts are paused: {note}. Send no money. Once resume-payouts has ended the pause, mark what the bank has paid already.',
      },
      userFrozen: { code: 409, msg: 'This user is frozen. Unfreeze them first.' },
      payoutHeld: {
        code: 409,
        msg: 'This withdrawal is held: {reasons}. Check it with held, then release or reject it.',
      },
      payeeTooNew: { code: 409, msg: 'The payee is new. It can be paid from {at}.' },
      reviewMissing: {
        code: 409,
        msg: 'A payout above {limit} takes two people: someone else must review it first.',
      },
      samePerson: {
        code: 409,
        msg: 'A payout above {limit} takes two people: you reviewed it, so someone else must pay it.',
      },
    },
  }),
  adminGetProof: action({
    summary: 'An uploaded image as a data URL.',
    access: 'admin',
    role: 'maker',
    payload: z.object({ _id: idField }),
    data: z.object({ image: z.string() }),
    errors: {
      noSuchImage: {
        code: 400,
        msg: 'There is no image {id}. The lists of recharges and withdrawals have its id, in the columns Proof and QR.',
      },
    },
  }),
};
