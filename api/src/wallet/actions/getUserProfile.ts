import { type Handler, success } from '../../action/handler';
import { readUserWithBalances } from '../readUserWithBalances';

export const getUserProfile: Handler<'getUserProfile'> = async ({ session }, { database, clock, config }) =>
  success(await readUserWithBalances(database.queries, session.userId, clock.now(), config));
