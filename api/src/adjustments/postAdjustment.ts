import type { Queries } from '../database/database';
import { postJournal } from '../ledger/postJournal';

/** Posts the journal of a confirmed adjustment: from the house's account of adjustments to the user, or back. */
export async function postAdjustment(
  queries: Queries,
  { id, user_id: userId, paise }: { id: string; user_id: string; paise: number },
  at: Date,
): Promise<void> {
  await postJournal(queries, {
    kind: 'adjustment',
    ref: id,
    at,
    entries: [
      { account: 'adjustments', ownerId: null, paise: -paise },
      { account: 'available', ownerId: userId, paise },
    ],
  });
}
