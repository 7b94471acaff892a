import { type Handler, success } from '../../action/handler';
import { plansOnSale } from '../plansOnSale';

export const getPlan: Handler<'getPlan'> = async (_call, { database }) =>
  success(await plansOnSale(database.queries));
