import { sql } from 'kysely';
import type { Config } from '../config';
import type { Queries } from '../database/database';
import { readSignals } from './readSignals';
import { HOLD_SCORE, type RiskScore, scorePayout } from './scorePayout';

export type RiskConfig = Pick<Config, 'RISK_MODE' | 'MEDIA_SIGNAL'>;

export interface PayoutCheck extends RiskScore {
  /** A person must release the payout before it is paid. */
  held: boolean;
}

/**
 * Checks payouts by id and records score and reasons. Payouts at the threshold are held in the mode `enforce`; in
 * `shadow` they are only recorded. A release by a person stays. Later accounts change the score of earlier payouts, so
 * each is checked again before it is paid.
 */
export async function checkPayouts(
  queries: Queries,
  withdrawalIds: readonly string[],
  { RISK_MODE, MEDIA_SIGNAL }: RiskConfig,
  now: Date,
): Promise<Map<string, PayoutCheck>> {
  if (RISK_MODE === 'off' || withdrawalIds.length === 0) return new Map();
  const signals = await readSignals(queries, withdrawalIds, MEDIA_SIGNAL);
  const scores = [...signals].map(([id, own]) => ({ id, ...scorePayout(own) }));
  const released = await recordScores(queries, scores, RISK_MODE === 'enforce', now);
  return new Map(
    scores.map(({ id, score, reasons }) => {
      const held = RISK_MODE === 'enforce' && score >= HOLD_SCORE && !released.has(id);
      return [id, { score, reasons, held }];
    }),
  );
}

/** Stores the scores; returns the ids of payouts that a person has released. */
async function recordScores(
  queries: Queries,
  scores: readonly (RiskScore & { id: string })[],
  enforces: boolean,
  now: Date,
): Promise<Set<string>> {
  if (scores.length === 0) return new Set();
  const rows = await queries
    .insertInto('payout_checks')
    .values(
      scores.map(({ id, score, reasons }) => ({
        withdrawal_id: id,
        score,
        reasons: JSON.stringify(reasons),
        checked_at: now,
        held_at: enforces && score >= HOLD_SCORE ? now : null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('withdrawal_id').doUpdateSet({
        score: sql`excluded.score`,
        reasons: sql`excluded.reasons`,
        checked_at: now,
        // The first hold counts, since the user is told its end.
        held_at: sql`case when excluded.held_at is null then null
          else coalesce(payout_checks.held_at, excluded.held_at) end`,
      }),
    )
    .returning(['withdrawal_id', 'released_at'])
    .execute();
  return new Set(rows.filter((row) => row.released_at !== null).map((row) => row.withdrawal_id));
}
