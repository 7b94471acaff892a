import { toPaise } from '@reelrupee/contract/money';
import { type Handler, success } from '../../action/handler';
import { savePlan } from '../../plans/savePlan';
import { readAdminPlan } from '../adminPlans';

export const adminSavePlan: Handler<'adminSavePlan'> = async ({ payload }, services) => {
  const terms = {
    title: payload.title,
    rechargePaise: toPaise(payload.rechargeAmount),
    reelPaise: toPaise(payload.earningsPerReel),
  };
  const saved = await savePlan({ id: payload._id, terms, active: payload.active }, services);
  return saved.ok ? success(await readAdminPlan(services.database.queries, saved.value)) : saved;
};
