import { type Handler, success } from '../../action/handler';
import { istDay } from '../../time/istDay';
import { rechargeStatus } from '../rechargeStatus';

export const getRechargeStatus: Handler<'getRechargeStatus'> = async (
  { payload, session },
  { database, clock },
) => {
  const today = istDay(clock.now());
  return success(await rechargeStatus(database.queries, session.userId, payload.planId, today));
};
