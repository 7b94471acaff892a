import { type Handler, success } from '../../action/handler';
import { istDay } from '../../time/istDay';
import { toTodayProgressDto } from '../todayProgressDto';
import { userPlans } from '../userPlans';

export const getUserTodayProgress: Handler<'getUserTodayProgress'> = async (
  { session },
  { database, clock },
) => {
  const plans = await userPlans(database.queries, session.userId, istDay(clock.now()));
  return success(plans.filter((plan) => plan.status === 'active').map(toTodayProgressDto));
};
