import { type ActionName, actions } from '@reelrupee/contract/actions';
import { z } from 'zod';
import type { Reply } from '../action/reply';

/** Throws if a successful reply does not match the contract exactly. */
export function checkReply(name: ActionName, reply: Reply): void {
  if (reply.code !== 200) return;
  const shape = z.strictObject({ data: actions[name].data, ...actions[name].beside });
  const parsed = shape.safeParse({ data: reply.data, ...reply.beside });
  if (!parsed.success) throw new Error(`${name} broke the contract: ${parsed.error.message}`);
}
