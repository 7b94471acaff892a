import { openAdminSession } from '../../api/src/testing/adminSession';
import type { TestApi } from '../../api/src/testing/startTestApi';

/** Gives the administrator a new session, since the clock may have moved past the end of the last one. */
export async function refreshAdmin({ admin, database, clock }: TestApi): Promise<void> {
  admin.token = await openAdminSession(database, clock);
}
