import { type ActionName, actions } from '@reelrupee/contract/actions';
import { z } from 'zod';
import type { Reply } from '../action/reply';

/** Throws when a successful reply is not what the contract says, to the last field. */
export function checkReply(name: ActionName, reply: Reply): void {
  if (reply.code !== 200) return;
  const shape = z.strictObject({ data: actions[name].data, ...actions[name].beside });
  const parsed = shape.safeParse({ data: reply.data, ...reply.beside });
  if (!parsed.success) throw new Error(`${name} broke the contract: ${parsed.error.message}`);
}
