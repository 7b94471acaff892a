import { decideAdjustment } from '../../adjustments/decideAdjustment';
import { type Handler, success } from '../../action/handler';
import { readAdjustment } from '../adminAdjustments';

export const adminDecideAdjustment: Handler<'adminDecideAdjustment'> = async (
  { payload, session },
  services,
) => {
  const { _id: id, decision, reason: declineReason = '' } = payload;
  const status = decision === 'confirm' ? 'approved' : 'rejected';
  const decided = await decideAdjustment({ id, status, declineReason, decidedBy: session.userId }, services);
  return decided.ok ? success(await readAdjustment(services.database.queries, id)) : decided;
};
