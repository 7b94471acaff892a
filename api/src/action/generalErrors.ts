import type { Access, ErrorReply } from '@reelrupee/contract/action';
import { ownAccountClosed } from '@reelrupee/contract/closed';

/** Error replies that are not specific to one action. */
export const GENERAL_ERRORS = {
  sessionEnded: { code: 401, msg: 'Please log in to continue.' },
  ownAccountClosed,
  forbidden: { code: 403, msg: 'You are not allowed to do this.' },
  tooLarge: { code: 413, msg: 'The request is too large: an image must be at most 5 MB.' },
  tooManyRequests: { code: 429, msg: 'Too many requests. Please wait a moment and try again.' },
  locked: {
    code: 503,
    msg: 'The data is locked, such as by a restore in progress. Please try again in a few minutes.',
  },
  unexpected: { code: 500, msg: 'Something went wrong. Please try again.' },
} as const;

export type GeneralErrorName = keyof typeof GENERAL_ERRORS;

const INVALID: ErrorReply = { code: 400, msg: 'message of the first invalid field; `field` has its path' };

/** The general error replies that an action of this access level can send, for the API reference. */
export function generalErrorsOf(access: Access): ErrorReply[] {
  const { sessionEnded, forbidden, tooManyRequests } = GENERAL_ERRORS;
  return access === 'public'
    ? [INVALID, tooManyRequests]
    : [INVALID, sessionEnded, ownAccountClosed, forbidden, tooManyRequests];
}
