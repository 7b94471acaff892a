import { type Handler, success } from '../../action/handler';
import { archiveRecharge } from '../archiveRecharge';

export const deleteRejectedRequest: Handler<'deleteRejectedRequest'> = async (
  { payload, session },
  services,
) => {
  const recharge = { id: payload._id, userId: session.userId, planId: payload.planId };
  const archived = await archiveRecharge(recharge, services);
  return archived.ok ? success(null) : archived;
};
