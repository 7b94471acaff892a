import { done, type Handler } from '../../action/handler';
import { toRechargeDto, selectRecharges } from '../rechargeDto';

export const getUserPendingRechargeList: Handler<'getUserPendingRechargeList'> = async (
  { session },
  { database },
) => {
  const rows = await selectRecharges(database.queries)
    .where('recharges.user_id', '=', session.userId)
    .where('recharges.status', '=', 'pending')
    .orderBy('recharges.created_at', 'desc')
    .limit(100)
    .execute();
  return done(rows.map(toRechargeDto));
};
