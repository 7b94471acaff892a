import { type Handler, success } from '../../action/handler';
import { readUser } from '../readUser';

export const getUserProfile: Handler<'getUserProfile'> = async ({ session }, { database, clock }) =>
  success(await readUser(database.queries, session.userId, clock.now()));
