import { type Handler, success } from '../../action/handler';
import { endReminder as end } from '../reminder';

export const endReminder: Handler<'endReminder'> = async ({ payload, session }, { database }) => {
  await database.transaction((queries) => end(queries, session.userId, payload.endpoint));
  return success(null, 'Your reminder is off.');
};
