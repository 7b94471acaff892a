/** Actions of administrators, and the beacon for client errors. */
import { z } from 'zod';
import { action, noData } from '../action';
import { plan, rechargeRequest, withdrawal } from '../entities';
import { countField, idField, priceField, rupeesField } from '../fields';
import { REPORT_KINDS } from '../loadError';

const reportKind = z.enum(REPORT_KINDS);
const page = z.object({
  page: countField(100_000).default(0),
  limit: countField(100).default(50),
});
const person = { userName: z.string(), userEmail: z.string() };
/** A yes or no, sent as text or boolean. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

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
  /** Instant before which a new payee is not paid; empty if there is none. */
  payableAt: z.union([z.literal(''), z.iso.datetime()]),
});
export const adminReel = z.object({
  _id: z.string(),
  title: z.string(),
  titleHi: z.string().optional(),
  videoUrl: z.string(),
  posterUrl: z.string(),
  captionsUrl: z.string(),
  captionsHiUrl: z.string().optional(),
  duration: z.number(),
  position: z.number().int(),
  active: z.boolean(),
});
export const adminHealth = z.object({
  /** Violations of each ledger invariant; all are 0 in a sound ledger. */
  invariants: z.record(z.string(), z.number().int()),
  sound: z.boolean(),
  cashReceived: z.number(),
  liabilities: z.number(),
  pendingRecharges: z.number().int(),
  pendingWithdrawals: z.number().int(),
  users: z.number().int(),
});
export const releaseErrors = z.object({
  remote: z.string(),
  release: z.string(),
  kind: reportKind,
  count: z.number().int(),
  lastSeen: z.iso.datetime(),
});
export const tapCount = z.object({
  release: z.string(),
  /** Index in TAP_BUCKETS_MS. */
  bucket: z.number().int(),
  /** Page views whose median tap was in this bucket. */
  count: z.number().int(),
});
export type AdminRecharge = z.infer<typeof adminRecharge>;
export type AdminWithdrawal = z.infer<typeof adminWithdrawal>;
export type AdminReel = z.infer<typeof adminReel>;

export const operationsActions = {
  adminListRecharges: action({
    summary:
      'Recharge requests by status: waiting ones oldest first, decided ones newest first; their count is at most 10,000.',
    access: 'admin',
    payload: page.extend({
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
      userFrozen: { code: 409, msg: 'This user is frozen. Release them first.' },
    },
  }),
  adminListWithdrawals: action({
    summary:
      'Withdrawal requests by status: waiting ones oldest first, decided ones newest first; their count is at most 10,000.',
    access: 'admin',
    payload: page.extend({
      status: z.enum(['pending', 'approved', 'rejected']).default('pending'),
    }),
    data: z.array(adminWithdrawal),
    beside: { count: z.number().int() },
  }),
  adminDecideWithdrawal: action({
    summary:
      'Marks a withdrawal as paid with the bank reference, or refuses it and releases the hold. The same decision twice changes nothing.',
    access: 'admin',
    role: 'maker',
    payload: z.object({
      _id: idField,
      decision: z.enum(['pay', 'refuse']),
      utr: z.string().trim().max(64).optional(),
      reason: z.string().trim().max(500).optional(),
    }),
    data: adminWithdrawal,
    errors: {
      noSuchWithdrawal: { code: 400, msg: 'There is no withdrawal request {id}.' },
      utrMissing: { code: 400, msg: 'Enter the bank reference (UTR) of the payment.' },
      reasonMissing: { code: 400, msg: 'Enter a reason for the refusal. The user will see it.' },
      decidedOtherwise: { code: 409, msg: 'This withdrawal has already been {status}.' },
      paidOtherwise: { code: 409, msg: 'This withdrawal has already been paid, with UTR {utr}.' },
      utrUsed: { code: 409, msg: 'The bank reference {utr} already belongs to another payment.' },
      userFrozen: { code: 409, msg: 'This user is frozen. Release them first.' },
      payoutHeld: {
        code: 409,
        msg: 'This withdrawal is held: {reasons}. Check it with held, then release or refuse it.',
      },
      payeeTooNew: { code: 409, msg: 'The payee is new. It can be paid from {at}.' },
      reviewMissing: {
        code: 409,
        msg: 'A payout above ₹{limit} takes two people: someone else must review it first.',
      },
      samePerson: {
        code: 409,
        msg: 'A payout above ₹{limit} takes two people: you reviewed it, so someone else must pay it.',
      },
    },
  }),
  adminGetProof: action({
    summary: 'An uploaded image as a data URL.',
    access: 'admin',
    payload: z.object({ _id: idField }),
    data: z.object({ image: z.string() }),
    errors: { noSuchImage: { code: 400, msg: 'There is no image {id}.' } },
  }),
  adminListPlans: action({
    summary: 'All plans, including those not on sale.',
    access: 'admin',
    payload: page,
    data: z.array(plan.extend({ active: z.boolean() })),
    beside: { count: z.number().int() },
  }),
  adminSavePlan: action({
    summary: 'Creates a plan, or changes its terms for later buyers.',
    access: 'admin',
    role: 'maker',
    payload: z.object({
      _id: idField.optional(),
      title: z.string().trim().min(1).max(60),
      rechargeAmount: priceField('The recharge amount must be rupees and paise, 0 for a free plan'),
      earningsPerReel: rupeesField('Earnings per reel must be an amount above 0'),
      active: flag.default(true),
    }),
    data: plan.extend({ active: z.boolean() }),
    errors: {
      noSuchPlan: { code: 400, msg: 'There is no plan {id}.' },
      kindChanged: { code: 409, msg: 'A free plan must stay free, and a paid plan must stay paid.' },
      oneFreePlan: { code: 409, msg: 'A free plan already exists.' },
    },
  }),
  adminListReels: action({
    summary: 'All reels in feed order.',
    access: 'admin',
    payload: page,
    data: z.array(adminReel),
    beside: { count: z.number().int() },
  }),
  adminSaveReel: action({
    summary: 'Creates or changes a reel.',
    access: 'admin',
    role: 'maker',
    payload: z.object({
      _id: idField.optional(),
      title: z.string().trim().min(1).max(120),
      /** Kept while `title` stays, if it is left out. */
      titleHi: z.string().trim().max(120).optional(),
      videoUrl: z.string().trim().min(1).max(300),
      posterUrl: z.string().trim().max(300).default(''),
      captionsUrl: z.string().trim().max(300).default(''),
      /** Kept while `captionsUrl` stays, if it is left out. */
      captionsHiUrl: z.string().trim().max(300).optional(),
      duration: z.coerce.number<number | string>().positive().max(600),
      position: countField(1_000_000).optional(),
      active: flag.default(true),
    }),
    data: adminReel,
    errors: { noSuchReel: { code: 400, msg: 'There is no reel {id}.' } },
  }),
  adminHealth: action({
    summary: 'Ledger invariants, cash received, liabilities, and the number of pending requests.',
    access: 'admin',
    payload: z.object({}),
    data: adminHealth,
  }),
  adminListErrors: action({
    summary: 'Client errors, grouped by remote, release and kind.',
    access: 'admin',
    payload: z.object({ sinceHours: countField(24 * 90).default(24) }),
    data: z.array(releaseErrors),
  }),
  adminListTaps: action({
    summary: 'Durations of taps on a canary and on its stable release, by release and bucket.',
    access: 'admin',
    payload: z.object({ remote: z.string().trim().max(40), canary: z.string().trim().max(80) }),
    data: z.array(tapCount),
  }),
  startPageView: action({
    summary: 'Gives a page view the token that its reports carry, valid for a day.',
    access: 'public',
    payload: z.object({
      visitor: z.string().regex(/^[0-9a-f]{32}$/),
      composition: z.string().trim().max(80),
    }),
    data: z.object({ token: z.string() }),
  }),
  reportClientError: action({
    summary:
      'Report of the shell: a screen failed, fell back or opened, or a reply did not fit its action. Counted once for each visitor, release and kind.',
    access: 'public',
    payload: z.object({
      kind: reportKind,
      remote: z.string().trim().max(40),
      release: z.string().trim().max(80),
      composition: z.string().trim().max(80),
      message: z.string().trim().max(500).optional(),
      /** The token of startPageView; without one the report is not counted. */
      token: z.string().max(600).default(''),
    }),
    data: noData,
  }),
  reportTaps: action({
    summary:
      'Median duration of the first taps on a screen of a remote that has a canary. Counted once for each visitor and canary.',
    access: 'public',
    payload: z.object({
      remote: z.string().trim().max(40),
      /** The release whose screen was open: the canary or the stable one. */
      release: z.string().trim().max(80),
      canary: z.string().trim().max(80),
      composition: z.string().trim().max(80),
      ms: z.coerce.number<number | string>().min(0).max(60_000),
      /** The token of startPageView; without one the report is not counted. */
      token: z.string().max(600).default(''),
    }),
    data: noData,
  }),
};
