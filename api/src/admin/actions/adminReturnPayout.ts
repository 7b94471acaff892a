import { type Handler, success } from '../../action/handler';
import { returnPayout } from '../../wallet/returnPayout';
import { readAdminWithdrawal } from '../adminWithdrawals';

export const adminReturnPayout: Handler<'adminReturnPayout'> = async ({ payload, session }, services) => {
  const { _id: id, reason, utr = '' } = payload;
  const returned = await returnPayout({ id, reason, utr, returnedBy: session.userId }, services);
  return returned.ok ? success(await readAdminWithdrawal(services, id)) : returned;
};
