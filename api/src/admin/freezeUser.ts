import type { Queries } from '../database/database';
import { returnFrozenDays } from '../plans/returnFrozenDays';
import { dayOfPlaying } from '../reels/midnightGrace';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { istDay } from '../time/istDay';

export interface Freeze {
  userId: string;
  frozen: boolean;
  /** Kept for administrators; required to freeze. */
  reason: string;
}

/**
 * Freezes a user, which stops all of their money movements, or unfreezes them, which gives their plans the frozen days
 * back. A repeated freeze changes the reason only; unfreezing again changes nothing.
 */
export async function freezeUser(
  { userId, frozen, reason }: Freeze,
  { database, clock }: Services,
): Promise<Result<null, 'noSuchUser' | 'reasonMissing'>> {
  if (frozen && reason === '') return err('reasonMissing');
  return database.transaction(async (queries) => {
    const now = clock.now();
    const user = await lockUser(queries, userId);
    if (!user) return err('noSuchUser', { id: userId });
    const { frozen_at: frozenAt } = user;
    if (!frozen && frozenAt) {
      await returnFrozenDays(queries, userId, { frozenOn: dayOfPlaying(frozenAt), unfrozenOn: istDay(now) });
    }
    await queries
      .updateTable('users')
      .set(
        frozen
          ? { frozen_at: frozenAt ?? now, frozen_reason: reason }
          : { frozen_at: null, frozen_reason: '' },
      )
      .where('id', '=', userId)
      .execute();
    return ok(null);
  });
}

function lockUser(queries: Queries, userId: string): Promise<{ frozen_at: Date | null } | undefined> {
  return (
    queries
      .selectFrom('users')
      .select('frozen_at')
      .where('id', '=', userId)
      .where('user_type', '=', 'user')
      // Nothing moves in a closed account again.
      .where('closed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
  );
}
