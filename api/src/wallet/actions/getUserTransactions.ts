import { done, type Handler } from '../../action/handler';
import { userTransactions } from '../userTransactions';

export const getUserTransactions: Handler<'getUserTransactions'> = async ({ session }, { database }) =>
  done(await userTransactions(database.queries, session.userId));
