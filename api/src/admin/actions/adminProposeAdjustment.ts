import { toPaise } from '@reelrupee/contract/money';
import { type Handler, successWith } from '../../action/handler';
import { proposeAdjustment } from '../../adjustments/proposeAdjustment';
import { readAdjustment } from '../adminAdjustments';

export const adminProposeAdjustment: Handler<'adminProposeAdjustment'> = async (
  { payload, session },
  services,
) => {
  const { user: userId, amount, ...terms } = payload;
  const proposal = { ...terms, userId, paise: toPaise(amount) };
  const proposed = await proposeAdjustment(proposal, session.userId, services);
  if (!proposed.ok) return proposed;
  const { id, isEarlier } = proposed.value;
  return successWith(await readAdjustment(services.database.queries, id), { isEarlier });
};
