import { type Handler, success } from '../../action/handler';
import { listRiskyPayouts } from '../listRiskyPayouts';

export const adminListRiskyPayouts: Handler<'adminListRiskyPayouts'> = async (
  _call,
  { database, clock, config },
) => success(await listRiskyPayouts(database.queries, config, clock.now()));
