import { type Handler, success } from '../../action/handler';
import { err } from '../../result';
import { activateFreePlan } from '../activateFreePlan';
import { currentTerms } from '../currentTerms';
import { requestRecharge } from '../requestRecharge';

export const rechargePlan: Handler<'rechargePlan'> = async ({ payload, session }, services) => {
  const terms = await currentTerms(services.database.queries, payload.planId);
  if (!terms) return err('noSuchPlan');
  const recharge = terms.isFree
    ? await activateFreePlan(session.userId, terms, services)
    : await requestRecharge(session.userId, terms, payload, services);
  if (!recharge.ok) return recharge;
  return success(recharge.value, terms.isFree ? 'Free plan activated!' : 'Recharge request submitted!');
};
