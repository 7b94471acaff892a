import type { PauseReason } from '@reelrupee/contract/payoutPause';
import type { Queries } from '../database/database';

export interface PayoutPause {
  reason: PauseReason;
  /** Kept for administrators. */
  note: string;
  at: Date;
}

/** The pause of payouts; null while there is none. */
export async function readPayoutPause(queries: Queries): Promise<PayoutPause | null> {
  return pauseOf(await selectPause(queries).executeTakeFirstOrThrow());
}

/** The same, for a transaction that a new pause waits for. */
export async function lockPayoutPause(queries: Queries): Promise<PayoutPause | null> {
  return pauseOf(await selectPause(queries).forShare().executeTakeFirstOrThrow());
}

function selectPause(queries: Queries) {
  return queries.selectFrom('payout_pause').select(['reason', 'note', 'paused_at']);
}

function pauseOf(row: {
  reason: PauseReason | '';
  note: string;
  paused_at: Date | null;
}): PayoutPause | null {
  return row.reason === '' || !row.paused_at
    ? null
    : { reason: row.reason, note: row.note, at: row.paused_at };
}
