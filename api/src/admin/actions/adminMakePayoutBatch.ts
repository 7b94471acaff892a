import { type Handler, successWith } from '../../action/handler';
import { makePayoutBatch } from '../payoutBatches';

export const adminMakePayoutBatch: Handler<'adminMakePayoutBatch'> = async ({ payload }, services) => {
  const { payouts, blocked, batched } = await makePayoutBatch(payload.name, services);
  return successWith(payouts, { blocked, batched });
};
