import { toPaise } from '@reelrupee/contract/money';
import { type Handler, success } from '../../action/handler';
import { savePlan } from '../../plans/savePlan';
import { readAdminPlan } from '../adminPlans';

export const adminSavePlan: Handler<'adminSavePlan'> = async ({ payload }, services) => {
  const { _id: id, title, rechargeAmount, earningsPerReel, active } = payload;
  const terms = {
    ...(title !== undefined && { title }),
    ...(rechargeAmount !== undefined && { rechargePaise: toPaise(rechargeAmount) }),
    ...(earningsPerReel !== undefined && { reelPaise: toPaise(earningsPerReel) }),
  };
  const saved = await savePlan({ id, terms, active }, services);
  return saved.ok ? success(await readAdminPlan(services.database.queries, saved.value)) : saved;
};
