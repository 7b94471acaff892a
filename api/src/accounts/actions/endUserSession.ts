import { type Handler, success } from '../../action/handler';
import { endListedSession } from '../listSessions';

export const endUserSession: Handler<'endUserSession'> = async (
  { payload, session },
  { database, clock },
) => {
  await endListedSession(database.queries, session.userId, payload._id, clock.now());
  return success(null, 'This device is logged out.');
};
