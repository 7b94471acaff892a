/** Refusals that end after a time. */
import type { ErrorReply } from './action';

/** After several wrong passwords or codes. */
export const failedAttempts = {
  code: 429,
  msg: 'Too many failed attempts. Please try again in {seconds} seconds.',
  inMinutes: 'Too many failed attempts. Please try again in {minutes} minutes.',
} as const satisfies ErrorReply;

/** While an address or a user has to wait for the next mail that verifies an email. */
export const tooManyMails = {
  code: 429,
  msg: 'We have already sent several mails. Please try again in {seconds} seconds.',
  inMinutes: 'We have already sent several mails. Please try again in {minutes} minutes.',
} as const satisfies ErrorReply;
