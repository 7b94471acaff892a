import { type Handler, success } from '../../action/handler';
import { endSession } from '../session';

export const userLogout: Handler<'userLogout'> = async ({ session }, { database, clock }) => {
  await endSession(database.queries, session.tokenHash, clock.now());
  return success(null, 'Logged out!');
};
