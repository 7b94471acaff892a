import { formatPrice } from '@reelrupee/contract/rupees';
import { isClosed } from '../accounts/closure/isClosed';
import type { Queries } from '../database/database';
import { violatedConstraint } from '../database/errors';
import { postJournal } from '../ledger/postJournal';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { lockWithdrawal } from './lockWithdrawal';
import { normalReference } from './normalReference';
import { takesTwoPeople } from './payoutBlock';
import type { WithdrawalRow } from './withdrawalDto';

export interface PayoutReturn {
  id: string;
  /** Shown to the user. */
  reason: string;
  /** Bank reference of the return; empty if it is not known. It may be that of the payout. */
  utr: string;
  /** Id of the administrator. */
  returnedBy: string;
}

export type PayoutReturnError =
  | 'noSuchWithdrawal'
  | 'notPaid'
  | 'returnedOtherwise'
  | 'utrUsed'
  | 'returnerPaid'
  | 'accountClosed';

/**
 * Records that the bank returned a payout: the whole amount is available to its user again, and charge and tax are taken
 * off. A repeated call changes nothing; another reference is an error.
 */
export async function returnPayout(
  payout: PayoutReturn,
  services: Services,
): Promise<Result<null, PayoutReturnError>> {
  const utr = await normalReference(services.database.queries, payout.utr);
  try {
    return await recordReturn({ ...payout, utr }, services);
  } catch (error) {
    if (violatedConstraint(error) === 'bank_references_once') return err('utrUsed', { utr });
    throw error;
  }
}

function recordReturn(
  { id, reason, utr, returnedBy }: PayoutReturn,
  { database, clock, config }: Services,
): Promise<Result<null, PayoutReturnError>> {
  return database.transaction(async (queries) => {
    const request = await lockWithdrawal(queries, id);
    if (!request) return err('noSuchWithdrawal', { id });
    if (request.returned_at) {
      // Another reference means another return, of a payout with another id.
      return utr === '' || utr === request.return_utr
        ? ok(null)
        : err('returnedOtherwise', { reference: request.return_utr || 'without one' });
    }
    if (request.status !== 'approved') return err('notPaid');
    const limit = config.TWO_PERSON_PAYOUT_ABOVE;
    if (takesTwoPeople(request.amount_paise, limit * 100) && request.decided_by === returnedBy) {
      return err('returnerPaid', { limit: formatPrice(limit) });
    }
    if (await isClosed(queries, request.user_id)) return err('accountClosed');
    const now = clock.now();
    await queries
      .updateTable('withdrawals')
      .set({ status: 'rejected', reason, returned_at: now, returned_by: returnedBy, return_utr: utr })
      .where('id', '=', id)
      .execute();
    await postReturn(queries, request, now);
    return ok(null);
  });
}

/** The payout's journal with all signs turned, but the amount returns to available: nothing is on hold for it. */
async function postReturn(queries: Queries, withdrawal: WithdrawalRow, at: Date): Promise<void> {
  await postJournal(queries, {
    kind: 'withdrawal_returned',
    ref: withdrawal.id,
    at,
    entries: [
      { account: 'cash', ownerId: null, paise: -withdrawal.net_paise },
      { account: 'platform_charges', ownerId: null, paise: -withdrawal.platform_paise },
      { account: 'tds_payable', ownerId: null, paise: -withdrawal.tds_paise },
      { account: 'available', ownerId: withdrawal.user_id, paise: withdrawal.amount_paise },
    ],
  });
}
