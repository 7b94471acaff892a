import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { lockWithdrawal } from './lockWithdrawal';

export type ReviewError = 'noSuchWithdrawal' | 'alreadyDecided';

/**
 * Records that an administrator has checked a pending withdrawal; someone else may then pay it. The first review
 * counts, and a repeated call changes nothing.
 */
export async function reviewWithdrawal(
  id: string,
  reviewedBy: string,
  { database, clock }: Services,
): Promise<Result<null, ReviewError>> {
  return database.transaction(async (queries) => {
    const request = await lockWithdrawal(queries, id);
    if (!request) return err('noSuchWithdrawal', { id });
    if (request.status !== 'pending') return err('alreadyDecided');
    if (request.reviewed_by !== null) return ok(null);
    await queries
      .updateTable('withdrawals')
      .set({ reviewed_by: reviewedBy, reviewed_at: clock.now() })
      .where('id', '=', id)
      .execute();
    return ok(null);
  });
}
