import { type Handler, success } from '../../action/handler';
import { listRecharges } from '../listRecharges';

export const getUserPendingRechargeList: Handler<'getUserPendingRechargeList'> = async (
  { session },
  { database },
) => success(await listRecharges(database.queries, session.userId, { pendingOnly: true }));
