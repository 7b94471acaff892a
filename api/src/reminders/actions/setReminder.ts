import { type Handler, success } from '../../action/handler';
import { setReminder as set } from '../reminder';

export const setReminder: Handler<'setReminder'> = async ({ payload, session }, services) => {
  const reminder = await set(payload, session, services);
  return reminder.ok ? success(reminder.value, 'Your reminder is on.') : reminder;
};
