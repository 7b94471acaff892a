import { type Handler, success } from '../../action/handler';
import { istDay } from '../../time/istDay';
import { userPlansWithNewReels } from '../userPlans';

export const getUserPlans: Handler<'getUserPlans'> = async ({ session }, { database, clock }) =>
  success({ plans: await userPlansWithNewReels(database, session.userId, istDay(clock.now())) });
