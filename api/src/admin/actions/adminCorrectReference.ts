import { type Handler, success } from '../../action/handler';
import { correctReference } from '../../wallet/correctReference';
import { readAdminWithdrawal } from '../adminWithdrawals';

export const adminCorrectReference: Handler<'adminCorrectReference'> = async ({ payload }, services) => {
  const { _id: id, utr } = payload;
  const corrected = await correctReference({ id, utr }, services);
  return corrected.ok ? success(await readAdminWithdrawal(services, id)) : corrected;
};
