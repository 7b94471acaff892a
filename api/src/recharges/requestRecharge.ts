import type { ValidPayload } from '@reelrupee/contract/actions';
import type { RechargeRequest } from '@reelrupee/contract/entities';
import { rechargeBreakdown, toPaise } from '@reelrupee/contract/money';
import { violatedConstraint } from '../database/errors';
import { formatRupees } from '../formatRupees';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { type ImageError, readImage } from '../uploads/readImage';
import { storeImage } from '../uploads/storeImage';
import { isFrozen } from '../wallet/isFrozen';
import type { CurrentTerms } from './currentTerms';
import { findBlockingRecharge } from './findBlockingRecharge';
import { insertRecharge } from './insertRecharge';
import { lockUser } from './lockUser';

type Payload = Pick<ValidPayload<'rechargePlan'>, 'amount' | 'transactionId' | 'qrImage'>;

/** Constraints by which a transaction id pays one recharge, and a bank reference one request of any kind. */
const ONE_USE = new Set(['recharges_transaction_id_once', 'bank_references_once']);

interface Proof {
  transactionId: string;
  amountPaise: number;
  screenshot: Blob;
}

type ProofError = 'amountMissing' | 'transactionIdMissing' | 'screenshotMissing' | 'amountWrong';

export type RechargeError =
  | ProofError
  | ImageError
  | 'alreadyPending'
  | 'alreadyActive'
  | 'transactionIdUsed'
  | 'accountFrozen';

/**
 * Requests a paid plan with proof of payment. A repeated request returns the existing one. The screenshot is decoded, which
 * can take a second, only for a request that nothing cheaper refuses.
 */
export async function requestRecharge(
  userId: string,
  terms: CurrentTerms,
  payload: Payload,
  { database, clock }: Services,
): Promise<Result<RechargeRequest, RechargeError>> {
  const proof = checkProof(terms, payload);
  if (!proof.ok) return proof;
  const { transactionId, amountPaise, screenshot } = proof.value;
  const request = { userId, planId: terms.planId, transactionId };
  if (await isFrozen(database.queries, userId)) return err('accountFrozen');
  const blocked = await findBlockingRecharge(database.queries, request, clock.now());
  if (blocked) return blocked;
  const webp = await readImage(userId, screenshot);
  if (!webp.ok) return webp;
  const now = clock.now();
  try {
    return await database.transaction(async (queries) => {
      const { frozen } = await lockUser(queries, userId);
      if (frozen) return err('accountFrozen');
      const blocking = await findBlockingRecharge(queries, request, now);
      if (blocking) return blocking;
      const imageId = await storeImage(queries, userId, webp.value, now);
      const recharge = { userId, terms, transactionId, amountPaise, imageId, status: 'pending' } as const;
      return ok(await insertRecharge(queries, recharge, now));
    });
  } catch (error) {
    if (ONE_USE.has(violatedConstraint(error) ?? '')) return err('transactionIdUsed');
    throw error;
  }
}

/** Checks the proof of payment; the amount must be the plan amount plus the recharge charge, to the paisa. */
function checkProof(
  terms: CurrentTerms,
  { amount, transactionId, qrImage }: Payload,
): Result<Proof, ProofError> {
  if (!amount) return err('amountMissing');
  if (!transactionId) return err('transactionIdMissing');
  if (!qrImage) return err('screenshotMissing');
  const price = rechargeBreakdown(terms.rechargePaise);
  if (toPaise(amount) !== price.total) {
    return err('amountWrong', {
      total: formatRupees(price.total),
      plan: formatRupees(price.plan),
      charge: formatRupees(price.charge),
    });
  }
  return ok({ transactionId, amountPaise: price.total, screenshot: qrImage });
}
