import type { Queries } from '../database/database';
import type { OwnedAccount } from '../database/schema/ledger';
import type { WithdrawalRow } from '../wallet/withdrawalDto';

export interface LockedMoney {
  /** Paise of an account. */
  balanceOf: (account: OwnedAccount, ownerId: string) => number;
  /** A user's pending withdrawals, newest first. */
  pendingOf: (userId: string) => WithdrawalRow[];
}

/**
 * Locks users' pending withdrawals and balances, and a plan's locked earnings, until the transaction ends; withdrawals
 * come first, as when one is decided.
 */
export async function lockMoney(
  queries: Queries,
  userIds: readonly string[],
  userPlanId: string,
): Promise<LockedMoney> {
  await lockPending(queries, userIds);
  const balances = await queries
    .selectFrom('balances')
    .select(['account', 'owner_id', 'paise'])
    .where(({ eb, or, and }) =>
      or([
        and([eb('account', 'in', ['available', 'held']), eb('owner_id', 'in', userIds)]),
        and([eb('account', '=', 'locked'), eb('owner_id', '=', userPlanId)]),
      ]),
    )
    .orderBy('account')
    .orderBy('owner_id')
    .forUpdate()
    .execute();
  // Includes withdrawals that were requested before the balances were locked; no others can follow.
  const pending = await lockPending(queries, userIds);
  return {
    balanceOf: (account, ownerId) =>
      balances.find((row) => row.account === account && row.owner_id === ownerId)?.paise ?? 0,
    pendingOf: (userId) => pending.filter((row) => row.user_id === userId),
  };
}

function lockPending(queries: Queries, userIds: readonly string[]): Promise<WithdrawalRow[]> {
  return queries
    .selectFrom('withdrawals')
    .selectAll()
    .where('user_id', 'in', userIds)
    .where('status', '=', 'pending')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
}
