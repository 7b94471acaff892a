import { type Handler, success } from '../../action/handler';
import { reviewWithdrawal } from '../../wallet/reviewWithdrawal';
import { readAdminWithdrawal } from '../adminWithdrawals';

export const adminReviewWithdrawal: Handler<'adminReviewWithdrawal'> = async (
  { payload, session },
  services,
) => {
  const reviewed = await reviewWithdrawal(payload._id, session.userId, services);
  return reviewed.ok ? success(await readAdminWithdrawal(services, payload._id)) : reviewed;
};
