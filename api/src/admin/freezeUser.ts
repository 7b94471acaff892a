import { err, ok, type Result } from '../result';
import type { Services } from '../services';

export interface Freeze {
  userId: string;
  frozen: boolean;
  /** Kept for administrators; required to freeze. */
  reason: string;
}

/** Freezes a user, which stops all of their money movements, or unfreezes them. A repeated call changes nothing. */
export async function freezeUser(
  { userId, frozen, reason }: Freeze,
  { database, clock }: Services,
): Promise<Result<null, 'noSuchUser' | 'reasonMissing'>> {
  if (frozen && reason === '') return err('reasonMissing');
  const { numUpdatedRows } = await database.queries
    .updateTable('users')
    .set({
      frozen_at: frozen ? clock.now() : null,
      frozen_reason: frozen ? reason : '',
    })
    .where('id', '=', userId)
    .where('user_type', '=', 'user')
    .executeTakeFirst();
  return numUpdatedRows > 0n ? ok(null) : err('noSuchUser', { id: userId });
}
