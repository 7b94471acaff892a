import { type Handler, success } from '../../action/handler';
import { decideWithdrawal } from '../../wallet/decideWithdrawal';
import { readAdminWithdrawal } from '../adminWithdrawals';

export const adminDecideWithdrawal: Handler<'adminDecideWithdrawal'> = async (
  { payload, session },
  services,
) => {
  const { _id: id, decision, utr = '', reason = '' } = payload;
  const status = decision === 'pay' ? 'approved' : 'rejected';
  const decided = await decideWithdrawal({ id, status, utr, reason, decidedBy: session.userId }, services);
  return decided.ok ? success(await readAdminWithdrawal(services, id)) : decided;
};
