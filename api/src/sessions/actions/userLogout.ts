import { done, type Handler } from '../../action/handler';
import { endSession } from '../session';

export const userLogout: Handler<'userLogout'> = async ({ session }, { database, clock }) => {
  await endSession(database.queries, session.tokenHash, clock.now());
  return done(null, 'Logged out!');
};
