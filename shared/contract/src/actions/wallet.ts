/** Actions around withdrawals, transactions and referrals. */
import { z } from 'zod';
import { action } from '../action';
import { MIN_WITHDRAWAL, REFERRAL_PAGE_SIZE } from '../constants';
import { referral, transaction, withdrawal } from '../entities';
import { countField, fileField, idField, rupeesField } from '../fields';
import { imageRefusals } from '../images';

const INVALID_AMOUNT = 'Please enter a valid amount';

export const walletActions = {
  withdrawRequest: action({
    summary: 'Puts an amount on hold to be paid out. The same requestKey never withdraws twice.',
    access: 'user',
    payload: z.object({
      userId: idField,
      amount: rupeesField(INVALID_AMOUNT).refine((rupees) => rupees >= MIN_WITHDRAWAL, INVALID_AMOUNT),
      requestKey: z.string().trim().min(8).max(64).optional(),
      /** Where a profile names both; by default the UPI ID. */
      payTo: z.enum(['upi', 'bank']).optional(),
      qrImage: fileField.optional(),
    }),
    data: withdrawal,
    refusals: {
      payeeMissing: { code: 400, msg: 'Please update UPI ID or bank details' },
      insufficient: { code: 409, msg: 'Insufficient balance: ₹{available} can be withdrawn now.' },
      keyReused: { code: 409, msg: 'This request was made already with another amount.' },
      ...imageRefusals,
    },
  }),
  getUserTransactions: action({
    summary:
      'The user’s 500 newest transactions, newest first; the reels of one plan and day are one transaction.',
    access: 'user',
    payload: z.object({ userId: idField }),
    data: z.array(transaction),
  }),
  getUserReferrals: action({
    summary: 'A page of the people that the user has referred, newest first, with the count of all.',
    access: 'user',
    payload: z.object({
      userId: idField,
      page: countField(100_000).default(0),
      limit: countField(100).default(REFERRAL_PAGE_SIZE),
    }),
    data: z.array(referral),
    beside: { count: z.number().int() },
  }),
};
