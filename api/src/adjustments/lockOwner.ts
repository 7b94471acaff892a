import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';

export interface Owner {
  frozen: boolean;
}

/** The open account of a user, which nobody closes or freezes until the transaction ends. */
export async function lockOwner(
  queries: Queries,
  userId: string,
): Promise<Result<Owner, 'noSuchUser' | 'accountClosed'>> {
  const row = await queries
    .selectFrom('users')
    .select(['frozen_at', 'closed_at'])
    .where('id', '=', userId)
    .where('user_type', '=', 'user')
    .forShare()
    .executeTakeFirst();
  if (!row) return err('noSuchUser', { id: userId });
  return row.closed_at ? err('accountClosed') : ok({ frozen: row.frozen_at !== null });
}
