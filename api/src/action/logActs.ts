import { appendAct } from '../administrators/auditLog';
import type { Services } from '../services';
import type { Session } from '../sessions/session';
import type { Reply } from './reply';

/**
 * Runs an administrator's act between two rows of the log: the first is written before it runs, so that no act goes
 * unlogged, the second has its reply code.
 */
export async function runLogged(
  action: string,
  payload: Record<string, unknown>,
  { userId: administratorId }: Session,
  { database, clock }: Services,
  run: () => Promise<Reply>,
): Promise<Reply> {
  const act = { administratorId, action, payload };
  await appendAct(database.queries, { ...act, replyCode: null }, clock.now());
  const reply = await run();
  await appendAct(database.queries, { ...act, replyCode: reply.code }, clock.now());
  return reply;
}
