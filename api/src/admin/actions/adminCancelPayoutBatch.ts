import { type Handler, success } from '../../action/handler';
import { cancelPayoutBatch } from '../payoutBatches';

export const adminCancelPayoutBatch: Handler<'adminCancelPayoutBatch'> = async ({ payload }, services) => {
  const { name } = payload;
  const cancelled = await cancelPayoutBatch(name, services);
  return cancelled.ok ? success({ name, count: cancelled.value.count }) : cancelled;
};
