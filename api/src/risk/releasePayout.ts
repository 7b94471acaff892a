import { err, ok, type Result } from '../result';
import type { Services } from '../services';

/** Releases a held payout, which may then be paid whatever its score. The first release counts. */
export async function releasePayout(
  id: string,
  releasedBy: string,
  { database, clock }: Services,
): Promise<Result<null, 'noSuchWithdrawal' | 'notHeld'>> {
  return database.transaction(async (queries) => {
    const check = await queries
      .selectFrom('withdrawals')
      .leftJoin('payout_checks', 'payout_checks.withdrawal_id', 'withdrawals.id')
      .select(['withdrawals.status', 'payout_checks.held_at', 'payout_checks.released_at'])
      .where('withdrawals.id', '=', id)
      .executeTakeFirst();
    if (!check) return err('noSuchWithdrawal', { id });
    if (check.released_at) return ok(null);
    if (check.status !== 'pending' || !check.held_at) return err('notHeld');
    await queries
      .updateTable('payout_checks')
      .set({ released_at: clock.now(), released_by: releasedBy })
      .where('withdrawal_id', '=', id)
      .where('released_at', 'is', null)
      .execute();
    return ok(null);
  });
}
