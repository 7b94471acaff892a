import { type Handler, success } from '../../action/handler';
import { rejectedByReversal } from '../../recharges/rejectedByReversal';
import { reverseRecharge } from '../../recharges/reverseRecharge';
import { readAdminRecharge } from '../adminRecharges';

export const adminReverseRecharge: Handler<'adminReverseRecharge'> = async (
  { payload, session },
  services,
) => {
  const { _id: id, reason } = payload;
  const reversed = await reverseRecharge({ id, reason, reversedBy: session.userId }, services);
  if (!reversed.ok) return reversed;
  const { queries } = services.database;
  const recharge = await readAdminRecharge(queries, id);
  return success({ ...recharge, rejectedWithdrawals: await rejectedByReversal(queries, id) });
};
