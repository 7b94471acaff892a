import { done, type Handler } from '../http/handler';
import { plansOnOffer } from './planView';

export const getPlan: Handler<'getPlan'> = async (_call, { database }) =>
  done(await plansOnOffer(database.queries));
