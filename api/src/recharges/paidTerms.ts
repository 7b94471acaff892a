import { rechargeBreakdown } from '@reelrupee/contract/money';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import type { CurrentTerms } from './currentTerms';

/** An offer that has changed or ended since is accepted for so long: its buyer has paid outside of the app. */
const PRICE_GRACE_MS = 60 * 60 * 1000;

/**
 * The terms that a buyer has paid for: of the current ones and those on sale in the last hour, those whose total is the
 * amount. Terms are current until the next ones are made. The amount does not tell which of several the buyer was shown,
 * so the buyer gets the best.
 */
export async function paidTerms(
  queries: Queries,
  current: CurrentTerms,
  amountPaise: number,
  now: Date,
): Promise<CurrentTerms> {
  const offers = await queries
    .selectFrom('plan_terms')
    .select(['id as termsId', 'recharge_paise as rechargePaise', 'total_days as totalDays'])
    .where('plan_id', '=', current.planId)
    .where('on_sale', '=', true)
    // Terms older than the column `on_sale` have it set, even if their plan is not on sale.
    .$if(!current.active, (query) => query.where('id', '<>', current.termsId))
    .where(
      sql<boolean>`created_at >= coalesce((select max(created_at) from plan_terms as earlier
        where earlier.plan_id = ${current.planId}
          and earlier.created_at <= ${new Date(now.getTime() - PRICE_GRACE_MS)}), '-infinity')`,
    )
    .orderBy(sql`reel_paise * daily_reels * total_days`, 'desc')
    .orderBy('streak_days')
    .orderBy('created_at', 'desc')
    .execute();
  const paid = offers.find(({ rechargePaise }) => rechargeBreakdown(rechargePaise).total === amountPaise);
  return paid ? { ...current, ...paid, active: true } : current;
}
