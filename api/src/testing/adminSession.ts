import type { Database } from '../database/database';
import { openSession } from '../sessions/session';
import type { Clock } from '../time/clock';
import { TEST_ADMIN_EMAIL } from './seededImage';

/** The token of a new session of the administrator. */
export async function openAdminSession({ queries }: Database, clock: Clock): Promise<string> {
  const admin = await queries
    .selectFrom('users')
    .select('id')
    .where('email', '=', TEST_ADMIN_EMAIL)
    .executeTakeFirstOrThrow();
  return openSession(queries, admin.id, clock.now());
}
