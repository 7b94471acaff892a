import { type Handler, successWith } from '../../action/handler';
import { listReceipts } from '../bookkeeping/receipts';

export const adminListReceipts: Handler<'adminListReceipts'> = async ({ payload }, { database }) => {
  const { rows, ...beside } = await listReceipts(database, payload.month, payload);
  return successWith(rows, beside);
};
