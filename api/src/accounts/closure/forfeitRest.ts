import type { Queries } from '../../database/database';
import { postJournal } from '../../ledger/postJournal';
import type { LockedAccount } from './lockAccount';

/** Forfeits the locked earnings of each plan, and what is available. The ref of the latter is the user. */
export async function forfeitRest(
  queries: Queries,
  userId: string,
  { availablePaise, locked }: LockedAccount,
  at: Date,
): Promise<void> {
  for (const { userPlanId, paise } of locked) {
    await post(queries, { account: 'locked', ownerId: userPlanId, paise }, at);
    await queries
      .updateTable('user_plans')
      .set(({ eb }) => ({ forfeited_paise: eb('forfeited_paise', '+', paise) }))
      .where('id', '=', userPlanId)
      .execute();
  }
  if (availablePaise > 0) {
    await post(queries, { account: 'available', ownerId: userId, paise: availablePaise }, at);
  }
}

async function post(
  queries: Queries,
  { account, ownerId, paise }: { account: 'locked' | 'available'; ownerId: string; paise: number },
  at: Date,
): Promise<void> {
  await postJournal(queries, {
    kind: 'earnings_forfeited',
    ref: ownerId,
    at,
    entries: [
      { account, ownerId, paise: -paise },
      { account: 'reel_rewards', ownerId: null, paise },
    ],
  });
}
