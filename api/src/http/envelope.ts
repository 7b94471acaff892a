import { type Envelope, REPLY_CODES, type ReplyCode } from '@reelrupee/contract/envelope';

/** Codes whose HTTP status says the same; for all others it is 200, since the call was understood. */
const OWN_STATUS: readonly ReplyCode[] = [REPLY_CODES.tooLarge, REPLY_CODES.slowDown, REPLY_CODES.unexpected];

/** The HTTP status under which a reply of this code is sent. */
export function httpStatus(code: ReplyCode): number {
  return OWN_STATUS.includes(code) ? code : 200;
}

/** A reply that turns the call down. */
export function refusalEnvelope(code: ReplyCode, msg: string): Envelope<null> {
  return { code, msg, data: null };
}

/** Fills `{name}` placeholders of a message. */
export function fillMessage(msg: string, values: Record<string, string | number>): string {
  return msg.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
