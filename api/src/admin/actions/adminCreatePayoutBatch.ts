import { type Handler, successWith } from '../../action/handler';
import { createPayoutBatch } from '../payoutBatches';

export const adminCreatePayoutBatch: Handler<'adminCreatePayoutBatch'> = async (
  { payload, session },
  services,
) => {
  const created = await createPayoutBatch(payload.name, session.userId, services);
  if (!created.ok) return created;
  const { payouts, ...others } = created.value;
  return successWith(payouts, others);
};
