import type { Queries } from '../database/database';
import { postJournal } from '../ledger/postJournal';

/** Forfeits the locked earnings of a plan, once: the journal's ref is the plan. */
export async function forfeitPlan(
  queries: Queries,
  { id, paise }: { id: string; paise: number },
  at: Date,
): Promise<void> {
  await postJournal(queries, {
    kind: 'earnings_forfeited',
    ref: id,
    at,
    entries: [
      { account: 'locked', ownerId: id, paise: -paise },
      { account: 'reel_rewards', ownerId: null, paise },
    ],
  });
  await queries
    .updateTable('user_plans')
    .set(({ eb }) => ({ forfeited_paise: eb('forfeited_paise', '+', paise) }))
    .where('id', '=', id)
    .execute();
}
