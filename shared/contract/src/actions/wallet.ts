/** Actions around withdrawals, transactions and referrals. */
import { z } from 'zod';
import { action } from '../action';
import { MIN_WITHDRAWAL, REFERRAL_PAGE_SIZE } from '../constants';
import { referral, transaction, withdrawal } from '../entities';
import { countField, idField, optionalImageField, rupeesField } from '../fields';
import { accountFrozen } from '../frozen';
import { imageErrors } from '../images';
import { withdrawalsPaused } from '../payoutPause';

const INVALID_AMOUNT = 'Please enter a valid amount';

export const walletActions = {
  withdrawRequest: action({
    summary: 'Requests a payout and puts the amount on hold. The same requestKey never withdraws twice.',
    access: 'user',
    payload: z.object({
      userId: idField,
      amount: rupeesField(INVALID_AMOUNT).refine((rupees) => rupees >= MIN_WITHDRAWAL, INVALID_AMOUNT),
      requestKey: z.string().trim().min(8).max(64).optional(),
      /** Payout method when the profile has both; UPI by default. */
      payTo: z.enum(['upi', 'bank']).optional(),
      /** The payee that the user was shown, as `shownPayeeText` gives it: a withdrawal to another one is refused. */
      shownPayee: z.string().trim().max(200).optional(),
      qrImage: optionalImageField,
    }),
    data: withdrawal,
    errors: {
      payeeMissing: { code: 400, msg: 'Please update UPI ID or bank details' },
      insufficient: { code: 409, msg: 'Insufficient balance: {available} can be withdrawn now.' },
      keyReused: { code: 409, msg: 'This request has already been made with a different amount.' },
      payeeChanged: { code: 409, msg: 'This request has already been made to a different payee.' },
      payeeOutdated: {
        code: 409,
        msg: 'Your UPI ID or bank account has changed. Please check it and try again.',
      },
      qrPayeeMismatch: {
        code: 409,
        msg: 'The QR code pays {upiId}, which is not the UPI ID of your profile. Change your profile or remove the QR code.',
      },
      belowMinimum: { code: 400, msg: 'The smallest withdrawal is {minimum}.' },
      tooManyOpen: {
        code: 409,
        msg: 'You already have {count} withdrawals that are being checked. Please wait until one is paid.',
      },
      accountFrozen,
      pausedByBank: withdrawalsPaused.bank,
      pausedForCheck: withdrawalsPaused.check,
      ...imageErrors,
    },
  }),
  getUserTransactions: action({
    summary:
      'The user’s 500 newest transactions, newest first; the reels of one plan and day are one transaction. With olderThan the 500 before that one.',
    access: 'user',
    payload: z.object({
      userId: idField,
      /** Id of a transaction: those before it are wanted. */
      olderThan: idField.optional(),
    }),
    data: z.array(transaction),
  }),
  getUserReferrals: action({
    summary: 'A page of the user’s referrals, newest first, with the total count.',
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
