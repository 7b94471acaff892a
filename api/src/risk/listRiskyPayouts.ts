import type { RiskyPayout } from '@reelrupee/contract/actions/risk';
import { toRupees } from '@reelrupee/contract/money';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import type { Page, PageOf } from '../database/page';
import { checkPayouts, type RiskConfig } from './checkPayouts';
import { HOLD_SCORE, type RiskReason } from './scorePayout';

/** Pending withdrawals that are checked again for one list, the oldest first. */
const MOST_CHECKED = 500;

/** A page of the pending withdrawals at the threshold, the highest score first, checked now. */
export async function listRiskyPayouts(
  queries: Queries,
  config: RiskConfig,
  { page, limit }: Page,
  now: Date,
): Promise<PageOf<RiskyPayout>> {
  const pending = await queries
    .selectFrom('withdrawals')
    .select('id')
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .limit(MOST_CHECKED)
    .execute();
  await checkPayouts(
    queries,
    pending.map(({ id }) => id),
    config,
    now,
  );
  const risky = queries
    .selectFrom('payout_checks')
    .innerJoin('withdrawals', 'withdrawals.id', 'payout_checks.withdrawal_id')
    .where('withdrawals.status', '=', 'pending')
    .where('score', '>=', HOLD_SCORE);
  const { count } = await risky.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const rows = await risky
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .select(['withdrawals.id', 'withdrawals.amount_paise', 'withdrawals.created_at'])
    .select(['users.id as user_id', 'users.name', 'users.email'])
    .select(['score', 'reasons', 'held_at', 'released_at'])
    .orderBy('score', 'desc')
    .orderBy('withdrawals.created_at')
    .orderBy('withdrawals.id')
    .limit(limit)
    .offset(page * limit)
    .execute();
  const payouts = rows.map((row): RiskyPayout => ({
    _id: row.id,
    userId: row.user_id,
    userName: row.name,
    userEmail: row.email,
    amount: toRupees(row.amount_paise),
    score: row.score,
    reasons: JSON.parse(row.reasons) as RiskReason[],
    state: row.released_at ? 'released' : isHeld(row, config) ? 'held' : 'shadow',
    createdAt: row.created_at.toISOString(),
  }));
  return { rows: payouts, count };
}

/** A hold of the time before the mode changed is recorded, and holds nothing. */
function isHeld({ held_at: heldAt }: { held_at: Date | null }, { RISK_MODE }: RiskConfig): boolean {
  return RISK_MODE === 'enforce' && heldAt !== null;
}
