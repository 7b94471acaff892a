import type { ValidPayload } from '@reelrupee/contract/actions';
import type { RechargeRequest } from '@reelrupee/contract/entities';
import { toPaise } from '@reelrupee/contract/money';
import { type Handler, success } from '../../action/handler';
import { err } from '../../result';
import type { Services } from '../../services';
import { activateFreePlan } from '../activateFreePlan';
import { currentTerms } from '../currentTerms';
import { findBlockingRecharge } from '../findBlockingRecharge';
import { paidTerms } from '../paidTerms';
import { requestRecharge } from '../requestRecharge';

const REQUESTED = 'Recharge request submitted!';

export const rechargePlan: Handler<'rechargePlan'> = async ({ payload, session }, services) => {
  const sent = await findSent(payload, session.userId, services);
  if (sent) return success(sent, REQUESTED);
  const { database, clock } = services;
  const current = await currentTerms(database.queries, payload.planId);
  if (!current) return err('noSuchPlan');
  const amountPaise = toPaise(payload.amount || 0);
  const terms = current.isFree
    ? current
    : await paidTerms(database.queries, current, amountPaise, clock.now());
  if (!terms.active) return err('planOffSale');
  const recharge = terms.isFree
    ? await activateFreePlan(session.userId, terms, services)
    : await requestRecharge(session.userId, terms, payload, services);
  if (!recharge.ok) return recharge;
  return success(recharge.value, terms.isFree ? 'Free plan activated!' : REQUESTED);
};

/** The recharge of a call that is sent again: it stands, even if the plan has other terms by now. */
async function findSent(
  { planId, transactionId }: ValidPayload<'rechargePlan'>,
  userId: string,
  { database, clock }: Services,
): Promise<RechargeRequest | undefined> {
  if (!transactionId) return undefined;
  const request = { userId, planId, transactionId };
  const blocking = await findBlockingRecharge(database.queries, request, clock.now());
  return blocking?.ok ? blocking.value : undefined;
}
