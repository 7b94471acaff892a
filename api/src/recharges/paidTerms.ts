import { rechargeBreakdown } from '@reelrupee/contract/money';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import type { CurrentTerms } from './currentTerms';

/** An offer that has changed or ended since is accepted for so long: its buyer has paid outside of the app. */
const PRICE_GRACE_MS = 60 * 60 * 1000;

/**
 * The terms that a buyer has paid for: the current ones, or those on sale in the last hour whose total is the amount.
 * Terms are current until the next ones are made.
 */
export async function paidTerms(
  queries: Queries,
  current: CurrentTerms,
  amountPaise: number,
  now: Date,
): Promise<CurrentTerms> {
  const isPaid = ({ rechargePaise }: Pick<CurrentTerms, 'rechargePaise'>) =>
    rechargeBreakdown(rechargePaise).total === amountPaise;
  if (current.active && isPaid(current)) return current;
  const recent = await queries
    .selectFrom('plan_terms')
    .select(['id as termsId', 'recharge_paise as rechargePaise', 'total_days as totalDays'])
    .where('plan_id', '=', current.planId)
    .where('id', '<>', current.termsId)
    .where('on_sale', '=', true)
    .where(
      sql<boolean>`created_at >= coalesce((select max(created_at) from plan_terms as earlier
        where earlier.plan_id = ${current.planId}
          and earlier.created_at <= ${new Date(now.getTime() - PRICE_GRACE_MS)}), '-infinity')`,
    )
    .orderBy('created_at', 'desc')
    .execute();
  const paid = recent.find(isPaid);
  return paid ? { ...current, ...paid, active: true } : current;
}
