import { formatRupees } from '../formatRupees';
import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { lockOwner } from './lockOwner';
import { postAdjustment } from './postAdjustment';

export interface AdjustmentDecision {
  id: string;
  status: 'approved' | 'rejected';
  /** Kept for administrators; required to decline. */
  declineReason: string;
  /** Id of the administrator. */
  decidedBy: string;
}

interface Terms {
  id: string;
  user_id: string;
  paise: number;
  proposed_by: string;
}

type ConfirmationError = 'samePerson' | 'noSuchUser' | 'accountClosed' | 'userFrozen' | 'notAvailable';
export type AdjustmentDecisionError =
  | 'noSuchAdjustment'
  | 'reasonMissing'
  | 'decidedOtherwise'
  | ConfirmationError;

/**
 * Confirms an adjustment, which posts its journal, or declines it. The same decision twice changes nothing, by one
 * administrator or two; another one is an error.
 */
export function decideAdjustment(
  { id, status, declineReason, decidedBy }: AdjustmentDecision,
  { database, clock }: Services,
): Promise<Result<null, AdjustmentDecisionError>> {
  if (status === 'rejected' && declineReason === '') return Promise.resolve(err('reasonMissing'));
  return database.transaction(async (queries) => {
    const adjustment = await queries
      .selectFrom('adjustments')
      .select(['id', 'user_id', 'paise', 'proposed_by', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!adjustment) return err('noSuchAdjustment', { id });
    if (adjustment.status === status) return ok(null);
    if (adjustment.status !== 'pending') {
      return err('decidedOtherwise', {
        status: adjustment.status === 'approved' ? 'confirmed' : 'declined',
      });
    }
    if (status === 'approved') {
      const allowed = await checkConfirmation(queries, adjustment, decidedBy);
      if (!allowed.ok) return allowed;
    }
    const now = clock.now();
    await queries
      .updateTable('adjustments')
      .set({
        status,
        decided_at: now,
        decided_by: decidedBy,
        decline_reason: status === 'rejected' ? declineReason : '',
      })
      .where('id', '=', id)
      .execute();
    if (status === 'approved') await postAdjustment(queries, adjustment, now);
    return ok(null);
  });
}

async function checkConfirmation(
  queries: Queries,
  { user_id: userId, paise, proposed_by: proposedBy }: Terms,
  decidedBy: string,
): Promise<Result<null, ConfirmationError>> {
  if (proposedBy === decidedBy) return err('samePerson');
  const owner = await lockOwner(queries, userId);
  if (!owner.ok) return owner;
  if (owner.value.frozen) return err('userFrozen');
  // Locked until the transaction ends, so that a withdrawal cannot take the money meanwhile.
  const available = await queries
    .selectFrom('balances')
    .select('paise')
    .where('account', '=', 'available')
    .where('owner_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return available.paise + paise < 0
    ? err('notAvailable', { available: formatRupees(available.paise) })
    : ok(null);
}
