import { type Handler, success } from '../../action/handler';
import { readReminder } from '../reminder';

export const getReminder: Handler<'getReminder'> = async ({ payload, session }, services) =>
  success(await readReminder(session.userId, payload.endpoint, services));
