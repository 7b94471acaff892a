import { done, type Handler } from '../http/handler';
import { istDay } from '../time/istDay';
import { userView } from './userView';

export const getUserProfile: Handler<'getUserProfile'> = async ({ session }, { database, clock }) =>
  done(await userView(database.queries, session.userId, istDay(clock.now())));
