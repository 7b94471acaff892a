import type { RechargeRequest } from '@reelrupee/contract/entities';
import { rechargeBreakdown, toPaise } from '@reelrupee/contract/money';
import { violatedConstraint } from '../database/errors';
import type { Queries } from '../database/database';
import { type Call, refuse, type Refused, type RefusalName } from '../action/handler';
import { newId } from '../ids';
import { rupeesText } from '../money';
import type { Services } from '../services';
import { istDay } from '../time/istDay';
import { readImage } from '../uploads/readImage';
import { storeImage } from '../uploads/storeImage';
import type { CurrentTerms } from './currentTerms';
import { toRechargeDto, selectRecharges } from './rechargeDto';
import { hasActivePlan, lockUser } from './standing';

type Result = { kind: 'recharge'; recharge: RechargeRequest } | Refused<RefusalName<'rechargePlan'>>;

interface Proof {
  transactionId: string;
  amountPaise: number;
  webp: Buffer;
}

/** Asks for a paid plan with proof of payment. The same request again returns the one that exists. */
export async function requestRecharge(
  userId: string,
  terms: CurrentTerms,
  payload: Call<'rechargePlan'>['payload'],
  { database, clock }: Services,
): Promise<Result> {
  const { amount, transactionId, qrImage } = payload;
  if (!amount) return refuse('amountMissing');
  if (!transactionId) return refuse('transactionIdMissing');
  if (!qrImage) return refuse('screenshotMissing');
  const price = rechargeBreakdown(terms.rechargePaise);
  if (toPaise(amount) !== price.total) {
    return refuse('amountWrong', {
      total: rupeesText(price.total),
      plan: rupeesText(price.plan),
      charge: rupeesText(price.charge),
    });
  }
  const image = await readImage(qrImage);
  if (image.kind === 'refused')
    return image.refusal === 'imageBroken' ? refuse('imageBroken') : refuse(image.refusal);
  const proof = { transactionId, amountPaise: price.total, webp: image.webp };
  const now = clock.now();
  try {
    return await database.transaction(async (queries) => {
      await lockUser(queries, userId);
      return (
        (await findStanding(queries, userId, terms, proof, now)) ?? insert(queries, userId, terms, proof, now)
      );
    });
  } catch (error) {
    if (violatedConstraint(error) === 'recharges_transaction_id_once') return refuse('transactionIdUsed');
    throw error;
  }
}

/** What already stands in the way of a new request, or is the very request. */
async function findStanding(
  queries: Queries,
  userId: string,
  terms: CurrentTerms,
  { transactionId }: Proof,
  now: Date,
): Promise<Result | undefined> {
  const existing = await selectRecharges(queries)
    .where('recharges.user_id', '=', userId)
    .where('recharges.plan_id', '=', terms.planId)
    .where('recharges.status', 'in', ['pending', 'approved'])
    .orderBy('recharges.created_at', 'desc')
    .limit(200)
    .execute();
  const same = existing.find((row) => row.transaction_id.toUpperCase() === transactionId.toUpperCase());
  if (same) return { kind: 'recharge', recharge: toRechargeDto(same) };
  if (existing.some((row) => row.status === 'pending')) return refuse('alreadyPending');
  return (await hasActivePlan(queries, userId, terms.planId, istDay(now)))
    ? refuse('alreadyActive')
    : undefined;
}

async function insert(
  queries: Queries,
  userId: string,
  terms: CurrentTerms,
  proof: Proof,
  now: Date,
): Promise<Result> {
  const id = newId();
  await queries
    .insertInto('recharges')
    .values({
      id,
      user_id: userId,
      plan_id: terms.planId,
      terms_id: terms.termsId,
      transaction_id: proof.transactionId,
      amount_paise: proof.amountPaise,
      image_id: await storeImage(queries, userId, proof.webp, now),
      status: 'pending',
      created_at: now,
      decided_at: null,
      decided_by: null,
      archived_at: null,
    })
    .execute();
  const row = await selectRecharges(queries).where('recharges.id', '=', id).executeTakeFirstOrThrow();
  return { kind: 'recharge', recharge: toRechargeDto(row) };
}
