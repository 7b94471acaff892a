import type { RiskyPayout } from '@reelrupee/contract/actions/risk';
import { toRupees } from '@reelrupee/contract/money';
import type { Queries } from '../database/database';
import { checkPayouts, type RiskConfig } from './checkPayouts';
import { HOLD_SCORE, type RiskReason } from './scorePayout';

/** Pending withdrawals that are checked again for one list, the oldest first. */
const MOST_CHECKED = 500;
const MOST_LISTED = 100;

/** The pending withdrawals at the threshold, the highest score first, checked now; at most 100. */
export async function listRiskyPayouts(
  queries: Queries,
  config: RiskConfig,
  now: Date,
): Promise<RiskyPayout[]> {
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
  const rows = await queries
    .selectFrom('payout_checks')
    .innerJoin('withdrawals', 'withdrawals.id', 'payout_checks.withdrawal_id')
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .select(['withdrawals.id', 'withdrawals.amount_paise', 'withdrawals.created_at'])
    .select(['users.id as user_id', 'users.name', 'users.email'])
    .select(['score', 'reasons', 'held_at', 'released_at'])
    .where('withdrawals.status', '=', 'pending')
    .where('score', '>=', HOLD_SCORE)
    .orderBy('score', 'desc')
    .orderBy('withdrawals.created_at')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    userId: row.user_id,
    userName: row.name,
    userEmail: row.email,
    amount: toRupees(row.amount_paise),
    score: row.score,
    reasons: JSON.parse(row.reasons) as RiskReason[],
    state: row.released_at ? 'released' : row.held_at ? 'held' : 'shadow',
    createdAt: row.created_at.toISOString(),
  }));
}
