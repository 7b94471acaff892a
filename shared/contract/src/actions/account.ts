/** Actions by which users recover and protect their accounts. */
import { z } from 'zod';
import { action, noData } from '../action';
import { failedAttempts, tooManyMails } from '../backoff';
import { emailField, idField, languageField, passwordField } from '../fields';

const ofUser = z.object({ userId: idField });
const INVALID_CODE = 'This link or code is no longer valid. Please ask for a new one.';
const WRONG_PASSWORD = 'The current password is wrong.';

const codeField = z.string().trim().min(1, 'Please enter the code.').max(64, INVALID_CODE);
const newPassword = { password: passwordField, cPassword: z.string('Passwords must match.').max(200) };
const isConfirmed = (form: { password: string; cPassword: string }) => form.password === form.cPassword;
const mismatch = { path: ['cPassword'], message: 'Passwords must match.' };

const codeInvalid = {
  code: 400,
  msg: INVALID_CODE,
} as const;

export const accountActions = {
  requestPasswordReset: action({
    summary:
      'Sends a link for a new password, if the email has an account; the reply is the same without one. `sent` is false if this provider sends no mail.',
    access: 'public',
    payload: z.object({ email: z.string('Please enter your email.').trim().toLowerCase().pipe(emailField) }),
    data: z.object({ sent: z.boolean() }),
  }),
  resetPassword: action({
    summary:
      'Sets a new password by the code of a link, or one that an operator handed out; ends all sessions.',
    access: 'public',
    payload: z.object({ code: codeField, ...newPassword }).refine(isConfirmed, mismatch),
    data: noData,
    errors: { codeInvalid },
  }),
  verifyEmail: action({
    summary: 'Verifies an email by the code of a link.',
    access: 'public',
    payload: z.object({ code: codeField }),
    data: noData,
    errors: {
      codeInvalid,
      emailTaken: { code: 409, msg: 'This email belongs to another account.' },
    },
  }),
  sendEmailVerification: action({
    summary: 'Sends a link that verifies the user’s email, or the one that is to replace it.',
    access: 'user',
    payload: ofUser,
    data: noData,
    errors: {
      mailNotConfigured: { code: 409, msg: 'Email confirmation is not available here.' },
      alreadyVerified: { code: 409, msg: 'Your email is already confirmed.' },
      mailBackoff: tooManyMails,
    },
  }),
  changePassword: action({
    summary: 'Changes the password and ends all other sessions.',
    access: 'user',
    payload: ofUser
      .partial()
      .extend({
        currentPassword: z
          .string('Please enter your password.')
          .min(1, 'Please enter your password.')
          .max(200, WRONG_PASSWORD),
        ...newPassword,
      })
      .refine(isConfirmed, mismatch),
    data: noData,
    errors: {
      wrongPassword: { code: 400, msg: WRONG_PASSWORD },
      noPassword: {
        code: 409,
        msg: 'Your account uses Google. To set a password, use Forget password? on the log-in screen.',
      },
      backoff: failedAttempts,
    },
  }),
  setUserLanguage: action({
    summary: 'Keeps the language that the user has chosen, for their other devices, mail and reminders.',
    access: 'user',
    payload: ofUser.extend({ language: languageField }),
    data: noData,
  }),
  getUserSessions: action({
    summary: 'The devices that are logged in, the latest used first.',
    access: 'user',
    payload: ofUser,
    data: z.array(
      z.object({
        _id: z.string(),
        userAgent: z.string(),
        address: z.string(),
        createdAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        current: z.boolean(),
      }),
    ),
  }),
  endUserSession: action({
    summary: 'Logs out one device; the caller’s own too, if it is named.',
    access: 'user',
    payload: ofUser.extend({ _id: z.string().regex(/^[0-9a-f]{16}$/, 'This device does not exist.') }),
    data: noData,
  }),
  endUserSessions: action({
    summary: 'Logs out all other devices.',
    access: 'user',
    payload: ofUser,
    data: noData,
  }),
};
