import { type Handler, success } from '../../action/handler';
import { decideRecharge } from '../../recharges/decideRecharge';
import { readAdminRecharge } from '../adminRecharges';

export const adminDecideRecharge: Handler<'adminDecideRecharge'> = async ({ payload, session }, services) => {
  const { _id: id, decision, reason = '' } = payload;
  const status = decision === 'approve' ? 'approved' : 'rejected';
  const decided = await decideRecharge({ id, status, reason, decidedBy: session.userId }, services);
  return decided.ok ? success(await readAdminRecharge(services.database.queries, id)) : decided;
};
