import type { Queries } from '../database/database';
import { violatedConstraint } from '../database/errors';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { lockWithdrawal } from './lockWithdrawal';
import { normalReference } from './normalReference';

export interface ReferenceCorrection {
  /** The paid withdrawal. */
  id: string;
  /** Its right bank reference. */
  utr: string;
}

export type ReferenceError = 'utrMissing' | 'utrUsed' | 'noSuchWithdrawal' | 'notPaid';

/**
 * Replaces the bank reference of a payout, which was typed wrongly: the wrong one can be used by its own payment again.
 * No money moves. A repeated call changes nothing.
 */
export async function correctReference(
  { id, utr }: ReferenceCorrection,
  { database }: Services,
): Promise<Result<null, ReferenceError>> {
  const reference = await normalReference(database.queries, utr);
  if (reference === '') return err('utrMissing');
  try {
    return await database.transaction((queries) => replaceReference(queries, id, reference));
  } catch (error) {
    if (violatedConstraint(error) === 'bank_references_once') return err('utrUsed', { utr: reference });
    throw error;
  }
}

async function replaceReference(
  queries: Queries,
  id: string,
  reference: string,
): Promise<Result<null, 'noSuchWithdrawal' | 'notPaid'>> {
  const withdrawal = await lockWithdrawal(queries, id);
  if (!withdrawal) return err('noSuchWithdrawal', { id });
  if (withdrawal.status !== 'approved') return err('notPaid');
  // The trigger claims a reference when a withdrawal is decided, and not later.
  await queries.updateTable('bank_references').set({ reference }).where('withdrawal_id', '=', id).execute();
  await queries.updateTable('withdrawals').set({ utr: reference }).where('id', '=', id).execute();
  return ok(null);
}
