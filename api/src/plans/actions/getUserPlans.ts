import { type Handler, success } from '../../action/handler';
import { istDay } from '../../time/istDay';
import { withNewReels } from '../newReels';
import { userPlans } from '../userPlans';

export const getUserPlans: Handler<'getUserPlans'> = async ({ session }, { database, clock }) => {
  const { queries } = database;
  const today = istDay(clock.now());
  const plans = await userPlans(queries, session.userId, today);
  return success({ plans: await withNewReels(queries, session.userId, plans, today) });
};
