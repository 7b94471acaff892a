import { type ActionName, actions } from '@reelrupee/contract/actions';
import { REPLY_CODES, type ReplyCode } from '@reelrupee/contract/envelope';
import type { Err } from '../result';
import { GENERAL_ERRORS } from './generalErrors';
import type { ActionResult } from './handler';

const MINUTE_S = 60;

/** A reply before it is serialized; the fields of `beside` are spread next to `data`. */
export interface Reply {
  code: ReplyCode;
  msg: string;
  data: unknown;
  beside: object;
}

/** Turns an action's result into its reply. Throws when the contract does not declare the error. */
export function toReply<Name extends ActionName>(name: Name, result: ActionResult<Name>): Reply {
  if (!result.ok) return toErrorReply(name, result);
  return { code: REPLY_CODES.ok, msg: result.msg, data: result.data, beside: result.beside };
}

export function errorReply(code: ReplyCode, msg: string): Reply {
  return { code, msg, data: null, beside: {} };
}

function toErrorReply(name: ActionName, { error, details }: Err<string>): Reply {
  const declared: Record<string, { code: ReplyCode; msg: string; inMinutes?: string }> = {
    ...GENERAL_ERRORS,
    ...actions[name].errors,
  };
  const reply = declared[error];
  if (!reply) throw new Error(`${name} returned the error ${error}, which the contract does not declare`);
  const seconds = Number(details['seconds'] ?? 0);
  // “900 seconds” is not how people tell a time.
  return reply.inMinutes !== undefined && seconds >= 2 * MINUTE_S
    ? errorReply(reply.code, fillPlaceholders(reply.inMinutes, { minutes: Math.ceil(seconds / MINUTE_S) }))
    : errorReply(reply.code, fillPlaceholders(reply.msg, details));
}

/** Replaces `{name}` by the value of that name. */
function fillPlaceholders(msg: string, values: Record<string, string | number>): string {
  return msg.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
