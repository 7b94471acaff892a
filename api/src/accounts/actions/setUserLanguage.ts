import { type Handler, success } from '../../action/handler';
import { setLanguage } from '../language';

export const setUserLanguage: Handler<'setUserLanguage'> = async ({ payload, session }, { database }) => {
  await setLanguage(database.queries, session.userId, payload.language);
  return success(null);
};
