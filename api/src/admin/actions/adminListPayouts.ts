import { type Handler, successWith } from '../../action/handler';
import { listPayouts } from '../bookkeeping/payouts';

export const adminListPayouts: Handler<'adminListPayouts'> = async ({ payload }, { database }) => {
  const { rows, ...beside } = await listPayouts(database, payload.month, payload);
  return successWith(rows, beside);
};
