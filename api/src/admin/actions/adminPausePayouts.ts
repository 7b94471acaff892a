import { type Handler, success } from '../../action/handler';
import { pausePayouts } from '../pausePayouts';

export const adminPausePayouts: Handler<'adminPausePayouts'> = async ({ payload }, services) =>
  success(await pausePayouts(payload, services));
