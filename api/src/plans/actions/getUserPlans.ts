import { done, type Handler } from '../../action/handler';
import { istDay } from '../../time/istDay';
import { userPlans } from '../userPlans';

export const getUserPlans: Handler<'getUserPlans'> = async ({ session }, { database, clock }) =>
  done({ plans: await userPlans(database.queries, session.userId, istDay(clock.now())) });
