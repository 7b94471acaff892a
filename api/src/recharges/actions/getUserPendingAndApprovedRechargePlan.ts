import { type Handler, success } from '../../action/handler';
import { listRecharges } from '../listRecharges';

export const getUserPendingAndApprovedRechargePlan: Handler<'getUserPendingAndApprovedRechargePlan'> = async (
  { session },
  { database },
) => success(await listRecharges(database.queries, session.userId));
