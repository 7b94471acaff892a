import { type Handler, success } from '../../action/handler';
import { reverseRecharge } from '../../recharges/reverseRecharge';
import { readAdminRecharge } from '../adminRecharges';

export const adminReverseRecharge: Handler<'adminReverseRecharge'> = async (
  { payload, session },
  services,
) => {
  const { _id: id, reason } = payload;
  const reversed = await reverseRecharge({ id, reason, reversedBy: session.userId }, services);
  return reversed.ok ? success(await readAdminRecharge(services.database.queries, id)) : reversed;
};
