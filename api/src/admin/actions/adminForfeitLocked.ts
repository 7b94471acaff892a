import { toRupees } from '@reelrupee/contract/money';
import { type Handler, success } from '../../action/handler';
import { forfeitLocked } from '../../plans/forfeitLocked';

export const adminForfeitLocked: Handler<'adminForfeitLocked'> = async (_call, services) => {
  const { plans, paise } = await forfeitLocked(services);
  return success({ plans, amount: toRupees(paise) });
};
