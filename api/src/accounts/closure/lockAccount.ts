import type { Language } from '@reelrupee/contract/languages';
import type { Queries } from '../../database/database';

export interface LockedAccount {
  email: string;
  language: Language | null;
  frozen: boolean;
  availablePaise: number;
  /** Plans with locked earnings. */
  lockedPlans: { id: string; paise: number }[];
  /** True if a recharge or withdrawal is pending. */
  hasOpenRequest: boolean;
}

/**
 * Locks an open account and its money until the transaction ends; null if there is none. The order is that of a credited
 * reel and of a withdrawal: the watch clock, then the balances. The lock on the user lets those insert rows that refer to
 * it, and keeps recharges out.
 */
export async function lockAccount(queries: Queries, userId: string): Promise<LockedAccount | null> {
  await queries
    .selectFrom('watch_clocks')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
  const user = await queries
    .selectFrom('users')
    .select(['email', 'language', 'frozen_at'])
    .where('id', '=', userId)
    .where('user_type', '=', 'user')
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) return null;
  const balances = await queries
    .selectFrom('balances')
    .select(['account', 'owner_id', 'paise'])
    .where('user_id', '=', userId)
    .orderBy('account')
    .orderBy('owner_id')
    .forUpdate()
    .execute();
  return {
    email: user.email,
    language: user.language,
    frozen: user.frozen_at !== null,
    availablePaise: balances.find(({ account }) => account === 'available')?.paise ?? 0,
    lockedPlans: balances
      .filter(({ account, paise }) => account === 'locked' && paise > 0)
      .map(({ owner_id: id, paise }) => ({ id, paise })),
    hasOpenRequest: await hasOpenRequest(queries, userId),
  };
}

async function hasOpenRequest(queries: Queries, userId: string): Promise<boolean> {
  const recharge = await queries
    .selectFrom('recharges')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  const withdrawal = await queries
    .selectFrom('withdrawals')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return recharge !== undefined || withdrawal !== undefined;
}
