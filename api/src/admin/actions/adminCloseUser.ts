import { toPaise } from '@reelrupee/contract/money';
import { closeAccount } from '../../accounts/closure/closeAccount';
import { type Handler, success } from '../../action/handler';

export const adminCloseUser: Handler<'adminCloseUser'> = async ({ payload }, services) => {
  const { _id, loss, reason } = payload;
  const closed = await closeAccount({ userId: _id, lossPaise: toPaise(loss), reason }, services);
  return closed.ok ? success({ _id }) : closed;
};
