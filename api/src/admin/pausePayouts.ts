import type { PauseReason } from '@reelrupee/contract/payoutPause';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import type { Services } from '../services';

/**
 * Pauses payouts on all processes, once those under way have ended: no withdrawal is requested, none is added to a batch,
 * and none outside a batch is paid. A repeated call changes reason and note. Gives the batches that the bank may be paying.
 */
export async function pausePayouts(
  { reason, note }: { reason: PauseReason; note: string },
  { database, clock }: Services,
): Promise<{ batches: string[] }> {
  return database.transaction(async (queries) => {
    await queries
      .updateTable('payout_pause')
      .set({ reason, note, paused_at: sql<Date>`coalesce(paused_at, ${clock.now()})` })
      .execute();
    return { batches: await openBatches(queries) };
  });
}

/** Ends the pause; nothing happens if there is none. */
export async function resumePayouts({ database }: Services): Promise<void> {
  await database.queries.updateTable('payout_pause').set({ reason: '', note: '', paused_at: null }).execute();
}

async function openBatches(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('withdrawals')
    .select('batch')
    .distinct()
    .where('status', '=', 'pending')
    .where('batch', '<>', '')
    .orderBy('batch')
    .execute();
  return rows.map(({ batch }) => batch);
}
