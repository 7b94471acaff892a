import { type Handler, success } from '../../action/handler';
import { releasePayout } from '../releasePayout';

export const adminReleasePayout: Handler<'adminReleasePayout'> = async ({ payload, session }, services) => {
  const released = await releasePayout(payload._id, session.userId, services);
  return released.ok ? success(null, 'The payout is released.') : released;
};
