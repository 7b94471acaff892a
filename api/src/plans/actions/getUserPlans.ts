import { type Handler, success } from '../../action/handler';
import { istDay } from '../../time/istDay';
import { userPlans } from '../userPlans';

export const getUserPlans: Handler<'getUserPlans'> = async ({ session }, { database, clock }) =>
  success({ plans: await userPlans(database.queries, session.userId, istDay(clock.now())) });
