import { type Act, appendAct } from '../administrators/auditLog';
import { isLockTimeout, violatedConstraint } from '../database/errors';
import type { Services } from '../services';
import type { Session } from '../sessions/session';
import { GENERAL_ERRORS } from './generalErrors';
import { loggedPayload } from './loggedPayload';
import { errorReply, type Reply } from './reply';

/**
 * Runs an administrator's act between two rows of the log: the first is written before it runs, so that no act goes
 * unlogged, the second has its reply code. A restore holds the log and the tables, and may remove the administrator: the
 * act then ends with a sentence. If it had run already, the restore replaces what it did.
 */
export async function runLogged(
  action: string,
  payload: Record<string, unknown>,
  { userId: administratorId }: Session,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  run: () => Promise<Reply>,
): Promise<Reply> {
  try {
    const act = { administratorId, action, payload: await loggedPayload(database.queries, action, payload) };
    const log = (replyCode: Act['replyCode']) =>
      appendAct(database.queries, { ...act, replyCode }, clock.now());
    await log(null);
    const reply = await run();
    await log(reply.code);
    return reply;
  } catch (error) {
    if (!isLockedOut(error)) throw error;
    const { code, msg } = GENERAL_ERRORS.locked;
    return errorReply(code, msg);
  }
}

/** True if a restore kept an act from the log: it held the log or a table for longer than acts wait, or the administrator is gone. */
export function isLockedOut(error: unknown): boolean {
  return isLockTimeout(error) || violatedConstraint(error) === 'admin_acts_administrator_id_fkey';
}
