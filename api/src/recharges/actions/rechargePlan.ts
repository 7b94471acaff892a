import { done, type Handler, refuse } from '../../action/handler';
import { activateFreePlan } from '../activateFreePlan';
import { currentTerms } from '../currentTerms';
import { requestRecharge } from '../requestRecharge';

export const rechargePlan: Handler<'rechargePlan'> = async ({ payload, session }, services) => {
  const terms = await currentTerms(services.database.queries, payload.planId);
  if (!terms) return refuse('noSuchPlan');
  const result = terms.isFree
    ? await activateFreePlan(session.userId, terms, services)
    : await requestRecharge(session.userId, terms, payload, services);
  if (result.kind === 'refused') return result;
  return done(result.recharge, terms.isFree ? 'Free plan activated!' : 'Recharge request submitted!');
};
