import { type Handler, successWith } from '../../action/handler';
import { listRiskyPayouts } from '../listRiskyPayouts';

export const adminListRiskyPayouts: Handler<'adminListRiskyPayouts'> = async (
  { payload },
  { database, clock, config },
) => {
  const { rows, count } = await listRiskyPayouts(database.queries, config, payload, clock.now());
  return successWith(rows, { count });
};
