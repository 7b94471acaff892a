import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { taxSent, taxWithheld } from '../taxes/taxTotals';
import { futureEarnings } from './futureEarnings';

export interface Figures {
  /** Paid in by recharges, in paise; payouts are not subtracted. */
  cash_received: number;
  /** Paid out by payouts that were not returned, and the tax withheld from them, in paise. */
  paid_out: number;
  tds_withheld: number;
  /** The part of it that was sent to the state. */
  tds_sent: number;
  /** Owed to users: available, held and locked, in paise. */
  liabilities: number;
  /** Paise that running plans can still earn. */
  future_earnings: number;
  pending_recharges: number;
  pending_withdrawals: number;
  pending_adjustments: number;
  oldest_adjustment_at: Date | null;
  users: number;
}

/** Key figures of the business, in one statement and therefore from one snapshot. */
export async function readFigures(queries: Queries, now: Date): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      coalesce((select sum(amount_paise) from recharges where status = 'approved'), 0)::bigint
        as cash_received,
      coalesce((select sum(net_paise) from withdrawals where status = 'approved'), 0)::bigint as paid_out,
      ${taxWithheld} as tds_withheld, ${taxSent} as tds_sent,
      coalesce((select sum(paise) from balances), 0)::bigint as liabilities,
      ${futureEarnings(now)} as future_earnings,
      (select count(*) from recharges where status = 'pending') as pending_recharges,
      (select count(*) from withdrawals where status = 'pending') as pending_withdrawals,
      (select count(*) from adjustments where status = 'pending') as pending_adjustments,
      (select min(created_at) from adjustments where status = 'pending') as oldest_adjustment_at,
      (select count(*) from users where user_type = 'user' and closed_at is null) as users
  `.execute(queries);
  const [figures] = rows;
  if (!figures) throw new Error('The figures could not be read');
  return figures;
}
