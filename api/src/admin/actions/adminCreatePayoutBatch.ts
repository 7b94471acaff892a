import { type Handler, successWith } from '../../action/handler';
import { createPayoutBatch } from '../payoutBatches';

export const adminCreatePayoutBatch: Handler<'adminCreatePayoutBatch'> = async (
  { payload, session },
  services,
) => {
  const { payouts, ...others } = await createPayoutBatch(payload.name, session.userId, services);
  return successWith(payouts, others);
};
