import { type Handler, success } from '../../action/handler';
import { closeOwnAccount } from '../closure/closeOwnAccount';

export const closeUserAccount: Handler<'closeUserAccount'> = async (
  { payload, session, client },
  services,
) => {
  const closed = await closeOwnAccount(payload, session, client, services);
  return closed.ok ? success(null, 'Your account is closed.') : closed;
};
