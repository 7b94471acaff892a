/**
 * Every reply is an envelope. `code` says how the call went; the HTTP status is 200 whenever the provider
 * understood the request, because by the session rules an HTTP 401 or 404 throws the user out to the home page.
 */
export const REPLY_CODES = {
  ok: 200,
  invalid: 400,
  sessionEnded: 401,
  forbidden: 403,
  conflict: 409,
  tooLarge: 413,
  unsupportedImage: 415,
  slowDown: 429,
  unexpected: 500,
} as const;

export type ReplyCode = (typeof REPLY_CODES)[keyof typeof REPLY_CODES];

/** Codes of the error replies that an action declares. */
export type ErrorCode = Exclude<ReplyCode, typeof REPLY_CODES.ok | typeof REPLY_CODES.unexpected>;

export interface Envelope<Data> {
  code: number;
  data: Data;
  msg: string;
}
