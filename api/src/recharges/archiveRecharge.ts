import { err, ok, type Result } from '../result';
import type { Services } from '../services';

interface OwnRecharge {
  id: string;
  userId: string;
  planId: string;
}

/** Hides a rejected recharge from its user; rows are never deleted. A repeated call changes nothing. */
export async function archiveRecharge(
  { id, userId, planId }: OwnRecharge,
  { database, clock }: Services,
): Promise<Result<null, 'noSuchRequest' | 'notRejected'>> {
  const request = await database.queries
    .selectFrom('recharges')
    .select('status')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('plan_id', '=', planId)
    .executeTakeFirst();
  if (!request) return err('noSuchRequest');
  if (request.status !== 'rejected') return err('notRejected');
  await database.queries
    .updateTable('recharges')
    .set({ archived_at: clock.now() })
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .execute();
  return ok(null);
}
