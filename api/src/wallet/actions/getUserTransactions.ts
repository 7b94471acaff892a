import { type Handler, success } from '../../action/handler';
import { userTransactions } from '../userTransactions';

export const getUserTransactions: Handler<'getUserTransactions'> = async (
  { session },
  { database, clock, config },
) => success(await userTransactions(database.queries, session.userId, config, clock.now()));
