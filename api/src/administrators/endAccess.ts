import { endCodes } from '../accounts/codes';
import type { Queries } from '../database/database';
import { forgetDevices } from '../sessions/devices';
import { endAllSessions } from '../sessions/session';

/** Ends the sessions and reset codes of an administrator whose password is replaced, and forgets their devices. */
export async function endAccess(queries: Queries, userId: string, now: Date): Promise<void> {
  await endAllSessions(queries, userId, now);
  await endCodes(queries, { userId, purpose: 'reset' }, now);
  await forgetDevices(queries, userId, now);
}
