import { done, type Handler } from '../../action/handler';
import { plansOnOffer } from '../planDto';

export const getPlan: Handler<'getPlan'> = async (_call, { database }) =>
  done(await plansOnOffer(database.queries));
