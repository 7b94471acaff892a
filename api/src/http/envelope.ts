import { type Envelope, REPLY_CODES, type ReplyCode } from '@reelrupee/contract/envelope';

/** Codes that are also sent as the HTTP status. For all others it is 200, since the call was understood. */
const HTTP_STATUS_CODES: readonly ReplyCode[] = [
  REPLY_CODES.tooLarge,
  REPLY_CODES.slowDown,
  REPLY_CODES.unexpected,
];

/** The HTTP status under which a reply with this code is sent. */
export function httpStatus(code: ReplyCode): number {
  return HTTP_STATUS_CODES.includes(code) ? code : 200;
}

export function errorEnvelope(code: ReplyCode, msg: string): Envelope<null> {
  return { code, msg, data: null };
}
