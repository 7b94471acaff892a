import { type Handler, successWith } from '../../action/handler';
import { listReferrals } from '../listReferrals';

export const getUserReferrals: Handler<'getUserReferrals'> = async ({ payload, session }, { database }) => {
  const { rows, count } = await listReferrals(database.queries, session.userId, payload);
  return successWith(rows, { count });
};
