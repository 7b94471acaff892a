import { type Handler, success } from '../../action/handler';
import { listSessions } from '../listSessions';

export const getUserSessions: Handler<'getUserSessions'> = async ({ session }, { database, clock }) =>
  success(await listSessions(database.queries, session, clock.now()));
