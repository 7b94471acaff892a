import { REPLY_CODES } from '@reelrupee/contract/envelope';
import type { z } from 'zod';
import { errorReply, type Reply } from './reply';

/** The reply to an invalid payload: the message of the first invalid field, with its path as `field` next to `data`. */
export function invalidReply(error: z.ZodError): Reply {
  const [issue] = error.issues;
  const reply = errorReply(REPLY_CODES.invalid, issue?.message ?? 'The call is invalid');
  const field = issue?.path.map(String).join('.');
  return field ? { ...reply, beside: { field } } : reply;
}
