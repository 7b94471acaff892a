import { MOST_TRANSACTIONS } from '@reelrupee/contract/constants';
import type { Transaction } from '@reelrupee/contract/entities';
import type { Config } from '../config';
import type { Queries } from '../database/database';
import { userTransactions } from './userTransactions';

/** All transactions of a user, newest first, read 500 at a time. */
export async function allTransactions(
  queries: Queries,
  userId: string,
  config: Pick<Config, 'RISK_MODE'>,
  now: Date,
): Promise<Transaction[]> {
  const all: Transaction[] = [];
  for (;;) {
    const next = await userTransactions(queries, { userId, olderThan: all.at(-1)?._id }, config, now);
    all.push(...next);
    if (next.length < MOST_TRANSACTIONS) return all;
  }
}
