import { done, type Handler } from '../../action/handler';
import { istDay } from '../../time/istDay';
import { hasActivePlan } from '../standing';

/** An approved request of a plan that has ended no longer stands in the way of a new one. */
export const getRechargeStatus: Handler<'getRechargeStatus'> = async (
  { payload, session },
  { database, clock },
) => {
  const latest = await database.queries
    .selectFrom('recharges')
    .select('status')
    .where('user_id', '=', session.userId)
    .where('plan_id', '=', payload.planId)
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return done({ status: null });
  const today = istDay(clock.now());
  const ended =
    latest.status === 'approved' &&
    !(await hasActivePlan(database.queries, session.userId, payload.planId, today));
  return done({ status: ended ? null : latest.status });
};
