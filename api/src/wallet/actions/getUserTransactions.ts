import { type Handler, success } from '../../action/handler';
import { userTransactions } from '../userTransactions';

export const getUserTransactions: Handler<'getUserTransactions'> = async (
  { session, payload },
  { database, clock, config },
) =>
  success(
    await userTransactions(
      database.queries,
      { userId: session.userId, olderThan: payload.olderThan },
      config,
      clock.now(),
    ),
  );
