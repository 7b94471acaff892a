import { type AdjustmentReason, takesMoney } from '@reelrupee/contract/adjustments';
import { formatPrice } from '@reelrupee/contract/rupees';
import type { Queries } from '../database/database';
import { newId } from '../ids';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { lockOwner } from './lockOwner';

export interface Proposal {
  userId: string;
  /** Added to what the user has available; negative for the reason that takes money. */
  paise: number;
  reason: AdjustmentReason;
  note: string;
  /** Empty if there is none. */
  reference: string;
}

export type ProposalError = 'noSuchUser' | 'accountClosed' | 'mustGive' | 'mustTake' | 'aboveLimit';

interface Proposed {
  id: string;
  /** It was proposed before, by this administrator or another one. */
  isEarlier: boolean;
}

/** Proposes an adjustment. The same one again, by whomever, gives the first, decided or not. */
export function proposeAdjustment(
  proposal: Proposal,
  proposedBy: string,
  { database, clock, config }: Services,
): Promise<Result<Proposed, ProposalError>> {
  const refused = checkTerms(proposal, config.MAX_ADJUSTMENT);
  if (!refused.ok) return Promise.resolve(refused);
  return database.transaction(async (queries) => {
    const earlier = await selectProposed(queries, proposal).executeTakeFirst();
    if (earlier) return ok({ id: earlier.id, isEarlier: true });
    const { userId, ...terms } = proposal;
    const owner = await lockOwner(queries, userId);
    if (!owner.ok) return owner;
    const added = await queries
      .insertInto('adjustments')
      .values({
        ...terms,
        id: newId(),
        user_id: userId,
        status: 'pending',
        created_at: clock.now(),
        proposed_by: proposedBy,
      })
      .onConflict((conflict) => conflict.constraint('adjustments_proposed_once').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) return ok({ id: added.id, isEarlier: false });
    // Another call has proposed it meanwhile.
    const { id } = await selectProposed(queries, proposal).executeTakeFirstOrThrow();
    return ok({ id, isEarlier: true });
  });
}

function checkTerms(
  { paise, reason }: Proposal,
  limit: number,
): Result<null, 'mustGive' | 'mustTake' | 'aboveLimit'> {
  if (takesMoney(reason) !== paise < 0) return err(paise < 0 ? 'mustGive' : 'mustTake', { reason });
  return Math.abs(paise) > limit * 100 ? err('aboveLimit', { limit: formatPrice(limit) }) : ok(null);
}

function selectProposed(queries: Queries, { userId, paise, reason, note, reference }: Proposal) {
  return queries
    .selectFrom('adjustments')
    .select('id')
    .where('user_id', '=', userId)
    .where('paise', '=', paise)
    .where('reason', '=', reason)
    .where('note', '=', note)
    .where('reference', '=', reference);
}
