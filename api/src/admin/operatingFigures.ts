import { sql } from 'kysely';
import type { Config } from '../config';
import type { Queries } from '../database/database';
import { HOLD_SCORE } from '../risk/scorePayout';
import { startOfHour } from '../time/startOfHour';
import { futureEarnings } from './futureEarnings';

/** Figures that operators watch; money in paise, ages in seconds. */
export interface OperatingFigures {
  pending_recharges: number;
  pending_recharge_paise: number;
  oldest_recharge_s: number;
  pending_withdrawals: number;
  pending_withdrawal_paise: number;
  oldest_withdrawal_s: number;
  /** Adjustments that wait for a second person. */
  pending_adjustments: number;
  oldest_adjustment_s: number;
  /** Pending withdrawals at the threshold of the risk checks: held, and recorded only. */
  held_payouts: number;
  held_payout_paise: number;
  shadow_payouts: number;
  shadow_payout_paise: number;
  /** Seconds since payouts were paused; 0 while they are not. */
  paused_s: number;
  available_paise: number;
  held_paise: number;
  locked_paise: number;
  /** Paise that running plans can still earn. */
  future_earnings_paise: number;
  /** Violations that the last check of the ledger found; null before the first check. */
  violations: number | null;
  /** Seconds since the last check of the ledger; null before the first check. */
  checked_s: number | null;
}

/** Errors of one release of a remote within the last hour. */
export interface ReleaseErrors {
  remote: string;
  release: string;
  count: number;
}

/** Releases that are listed; their names come from anyone, so their number is limited. */
const MAX_RELEASES = 20;

/** Reads the operating figures, in one statement and therefore from one snapshot. */
export async function readOperatingFigures(
  queries: Queries,
  { RISK_MODE }: Pick<Config, 'RISK_MODE'>,
  now: Date,
): Promise<OperatingFigures> {
  // A hold of the time before the mode changed is recorded, and holds nothing.
  const isHeld = sql`(held_at is not null and ${RISK_MODE === 'enforce'}::boolean)`;
  const countAndAge = sql`count(*) as requests,
    coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8 as oldest_s`;
  const pending = (table: 'recharges' | 'withdrawals') =>
    sql`(select ${countAndAge}, coalesce(sum(amount_paise), 0)::bigint as paise
      from ${sql.table(table)} where status = 'pending')`;
  const { rows } = await sql<OperatingFigures>`
    select recharge.requests as pending_recharges, recharge.paise as pending_recharge_paise,
      recharge.oldest_s as oldest_recharge_s, withdrawal.requests as pending_withdrawals,
      withdrawal.paise as pending_withdrawal_paise, withdrawal.oldest_s as oldest_withdrawal_s,
      adjustment.requests as pending_adjustments, adjustment.oldest_s as oldest_adjustment_s,
      risky.*, pause.paused_s, owed.available_paise, owed.held_paise, owed.locked_paise, ledger.violations,
      ${futureEarnings(now)} as future_earnings_paise,
      extract(epoch from ${now}::timestamptz - ledger.started_at)::float8 as checked_s
    from ${pending('recharges')} as recharge, ${pending('withdrawals')} as withdrawal,
      (select ${countAndAge} from adjustments where status = 'pending') as adjustment,
      (select count(*) filter (where ${isHeld}) as held_payouts,
        coalesce(sum(amount_paise) filter (where ${isHeld}), 0)::bigint as held_payout_paise,
        count(*) filter (where not ${isHeld}) as shadow_payouts,
        coalesce(sum(amount_paise) filter (where not ${isHeld}), 0)::bigint as shadow_payout_paise
        from payout_checks join withdrawals on withdrawals.id = withdrawal_id
        where score >= ${HOLD_SCORE} and released_at is null and status = 'pending') as risky,
      (select coalesce(extract(epoch from ${now}::timestamptz - paused_at), 0)::float8 as paused_s
        from payout_pause) as pause,
      (select coalesce(sum(paise) filter (where account = 'available'), 0)::bigint as available_paise,
        coalesce(sum(paise) filter (where account = 'held'), 0)::bigint as held_paise,
        coalesce(sum(paise) filter (where account = 'locked'), 0)::bigint as locked_paise from balances) as owed
      left join maintenance_runs as ledger on ledger.job = 'ledgerCheck'`.execute(queries);
  const [figures] = rows;
  if (!figures) throw new Error('The operating figures could not be read');
  return figures;
}

/** The releases with the most errors within an hour; a screen that opened is a report, but no error. */
export async function readReleaseErrors(queries: Queries, now: Date): Promise<ReleaseErrors[]> {
  const { rows } = await sql<ReleaseErrors>`
    select remote, release, sum(count)::bigint as count from client_reports
    where hour >= ${startOfHour(now)}::timestamptz - interval '1 hour' and kind <> 'opened'
    group by remote, release order by count desc limit ${MAX_RELEASES}`.execute(queries);
  return rows;
}
