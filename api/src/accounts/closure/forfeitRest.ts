import type { Queries } from '../../database/database';
import { postJournal } from '../../ledger/postJournal';
import { forfeitPlan } from '../../plans/forfeitPlan';
import type { LockedAccount } from './lockAccount';

/** Forfeits the locked earnings of each plan, and the available rest, whose journal has the user as its ref. */
export async function forfeitRest(
  queries: Queries,
  userId: string,
  { availablePaise, lockedPlans }: LockedAccount,
  at: Date,
): Promise<void> {
  for (const plan of lockedPlans) await forfeitPlan(queries, plan, at);
  if (availablePaise === 0) return;
  await postJournal(queries, {
    kind: 'earnings_forfeited',
    ref: userId,
    at,
    entries: [
      { account: 'available', ownerId: userId, paise: -availablePaise },
      { account: 'reel_rewards', ownerId: null, paise: availablePaise },
    ],
  });
}
