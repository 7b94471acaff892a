import { toPaise } from '@reelrupee/contract/money';
import { closeAccount } from '../../accounts/closure/closeAccount';
import { type Handler, success } from '../../action/handler';

export const adminCloseUser: Handler<'adminCloseUser'> = async ({ payload }, { database, clock, log }) => {
  const { _id: userId, loss, reason } = payload;
  const closure = { userId, lossPaise: toPaise(loss), reason, at: clock.now() };
  const closed = await database.transaction((queries) => closeAccount(queries, closure));
  if (!closed.ok) return closed;
  log.info({ userId }, 'account closed');
  return success({ _id: userId });
};
