import { done, type Handler } from '../http/handler';
import { rechargeView, selectRecharges } from './rechargeView';

export const getUserPendingAndApprovedRechargePlan: Handler<'getUserPendingAndApprovedRechargePlan'> = async (
  { session },
  { database },
) => {
  const rows = await selectRecharges(database.queries)
    .where('recharges.user_id', '=', session.userId)
    .where('recharges.archived_at', 'is', null)
    .orderBy('recharges.created_at', 'desc')
    .limit(100)
    .execute();
  return done(rows.map(rechargeView));
};
