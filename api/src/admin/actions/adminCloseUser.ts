import { toPaise } from '@reelrupee/contract/money';
import { closeAccount } from '../../accounts/closure/closeAccount';
import { type Handler, success } from '../../action/handler';

export const adminCloseUser: Handler<'adminCloseUser'> = async ({ payload }, { database, clock }) => {
  const { _id: userId, loss, reason } = payload;
  const closure = { userId, lossPaise: toPaise(loss), reason, at: clock.now() };
  const closed = await database.transaction((queries) => closeAccount(queries, closure));
  return closed.ok ? success({ _id: userId }) : closed;
};
