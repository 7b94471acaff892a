/** Actions by which administrators keep the books: sums of the ledger by month, receipts, and payouts with their tax. */
import { z } from 'zod';
import { action } from '../action';
import { countField, monthField } from '../fields';

const ledgerSum = z.object({
  /** Kind of the journals, such as `withdrawal_paid`. */
  kind: z.string(),
  /** A house account, such as `tds_payable`. */
  account: z.string(),
  journals: z.number().int(),
  /** Rupees that these journals added to the account; negative if they took them. */
  amount: z.number(),
});
export type LedgerSum = z.infer<typeof ledgerSum>;

const payout = z.object({
  _id: z.string(),
  paidAt: z.iso.datetime(),
  userId: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  userUpiId: z.string(),
  accountHolderName: z.string(),
  accountNumber: z.string(),
  ifscCode: z.string(),
  amount: z.number(),
  platformCharge: z.number(),
  tds: z.number(),
  net: z.number(),
  utr: z.string(),
  /** True if the bank returned it: then amounts are negative, and paidAt and utr are those of the return. */
  returned: z.boolean().optional(),
});
export type Payout = z.infer<typeof payout>;

const receipt = z.object({
  _id: z.string(),
  /** When the recharge was approved, or reversed. */
  receivedAt: z.iso.datetime(),
  userId: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  planTitle: z.string(),
  amount: z.number(),
  planAmount: z.number(),
  charge: z.number(),
  transactionId: z.string(),
  /** True if it was reversed: then amounts are negative. */
  reversed: z.boolean(),
});
export type Receipt = z.infer<typeof receipt>;

const NO_CURSOR = 'The start of the page is the end of the one before.';

const pageOfMonth = z.object({
  month: monthField,
  /** `next` of the page before: pages by number shift while payouts are made. */
  after: z
    .string()
    .regex(/^[\dTZ:.-]+\/[\w-]+\/\w+$/, NO_CURSOR)
    .refine((cursor) => !Number.isNaN(Date.parse(cursor.split('/')[0] ?? '')), NO_CURSOR)
    .optional(),
  page: countField(100_000).default(0),
  limit: countField(1000).default(1000),
});
const besidePage = {
  count: z.number().int(),
  /** `after` of the next page; empty on an empty page. */
  next: z.string(),
};

export const bookkeepingActions = {
  adminListLedgerSums: action({
    summary:
      'Sums of the entries that a month (IST) added to each house account, by kind of journal. They are those of the ledger to the paisa.',
    access: 'admin',
    payload: z.object({
      /** The current month if it is left out. */
      month: monthField.optional(),
    }),
    data: z.object({
      month: z.string(),
      /** The month of the first plan, before which the ledger is empty; empty before there is one. */
      since: z.string(),
      sums: z.array(ledgerSum),
    }),
  }),
  adminListPayouts: action({
    summary:
      'The payouts of a month (IST) with payee, tax and bank reference, the oldest first; those that the bank returned in the month are negative.',
    access: 'admin',
    payload: pageOfMonth,
    data: z.array(payout),
    beside: besidePage,
  }),
  adminListReceipts: action({
    summary:
      'The approved recharges of a month (IST) with amounts and bank reference, the oldest first; those that were reversed in the month are negative.',
    access: 'admin',
    payload: pageOfMonth,
    data: z.array(receipt),
    beside: besidePage,
  }),
};
