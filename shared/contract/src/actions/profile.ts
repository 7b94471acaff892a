/** Actions that read and change the user's profile. */
import { z } from 'zod';
import { action } from '../action';
import { failedAttempts, tooManyMails } from '../backoff';
import { MAX_NAME_LENGTH } from '../constants';
import { user } from '../entities';
import { emailField, idField, ifscField, nameField, phoneField, upiIdField } from '../fields';
import { ACCOUNT_NUMBER_PATTERN, PLAIN_TEXT_PATTERN } from '../patterns';
import { googleErrors } from './session';

const WRONG_PASSWORD = 'The password is wrong.';
const INVALID_HOLDER = 'Please enter a valid account holder name.';

/** Allows an empty string, which is how a multipart form leaves a field out. */
const orEmpty = <Field extends z.ZodType>(field: Field) => z.union([z.literal(''), field]);

export const profileActions = {
  getUserProfile: action({
    summary: 'The user with balances, totals and plans.',
    access: 'user',
    payload: z.object({ userId: idField }),
    data: user,
  }),
  updateUserProfile: action({
    summary: 'Changes name, email, phone and payout details.',
    access: 'user',
    payload: z
      .object({
        userId: idField,
        name: nameField,
        email: emailField,
        phone: phoneField,
        /** Needed to change email or payee, unless the user has just logged in. */
        currentPassword: z.string().max(200, WRONG_PASSWORD).optional(),
        /** In place of the password, for accounts that log in with Google. */
        googleAccessToken: z.string().min(1).max(4096).optional(),
        userUpiId: orEmpty(upiIdField).default(''),
        bankDetails: z
          .object({
            accountHolderName: z
              .string()
              .trim()
              .max(MAX_NAME_LENGTH, INVALID_HOLDER)
              .regex(PLAIN_TEXT_PATTERN, INVALID_HOLDER)
              .default(''),
            accountNumber: orEmpty(
              z.string().trim().regex(ACCOUNT_NUMBER_PATTERN, 'Please enter a valid account number.'),
            ).default(''),
            ifscCode: orEmpty(ifscField).default(''),
          })
          .default({ accountHolderName: '', accountNumber: '', ifscCode: '' }),
      })
      .refine(
        ({ userUpiId, bankDetails: bank }) =>
          userUpiId !== '' ||
          (bank.accountHolderName !== '' && bank.accountNumber !== '' && bank.ifscCode !== ''),
        {
          path: ['userUpiId'],
          message: 'Please provide either UPI ID or complete bank details.',
        },
      ),
    data: user,
    errors: {
      emailTaken: { code: 409, msg: 'This email belongs to another account.' },
      passwordNeeded: {
        code: 428,
        msg: 'To change your email or payout details, please log in again or enter your password.',
      },
      googleNeeded: {
        code: 428,
        msg: 'To change your email or payout details, please log in again or confirm with Google.',
      },
      otherGoogleAccount: { code: 400, msg: 'Please choose the Google account that you log in with.' },
      googleUnreachable: googleErrors.googleUnreachable,
      logInAgain: {
        code: 403,
        msg: 'Please log in again to change your email or payout details.',
      },
      wrongPassword: { code: 400, msg: WRONG_PASSWORD },
      backoff: failedAttempts,
      mailBackoff: tooManyMails,
    },
  }),
};
