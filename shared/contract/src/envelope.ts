/**
 * Codes of the reply envelope. The HTTP status is 200 for every request that the provider understood, because the
 * session rules send the user to the home page on an HTTP 401 or 404.
 */
export const REPLY_CODES = {
  ok: 200,
  invalid: 400,
  sessionEnded: 401,
  forbidden: 403,
  conflict: 409,
  tooLarge: 413,
  unsupportedImage: 415,
  /** The caller must confirm the call first: with the password, Google or the code of an app. */
  confirmationNeeded: 428,
  slowDown: 429,
  unexpected: 500,
  /** A restore is in progress: the same act can succeed in some minutes. */
  unavailable: 503,
} as const;

export type ReplyCode = (typeof REPLY_CODES)[keyof typeof REPLY_CODES];

/** Codes of the error replies that an action declares. */
export type ErrorCode = Exclude<ReplyCode, typeof REPLY_CODES.ok | typeof REPLY_CODES.unexpected>;

export interface Envelope<Data> {
  code: number;
  data: Data;
  msg: string;
  /** Path of the field that a call is refused for, such as `bankDetails.ifscCode`; for developers. */
  field?: string;
}
