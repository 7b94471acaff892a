import { type Handler, success } from '../../action/handler';
import { forgetDevices } from '../../sessions/devices';
import { endOtherSessions } from '../../sessions/session';

export const endUserSessions: Handler<'endUserSessions'> = async ({ session }, { database, clock }) => {
  await database.transaction(async (queries) => {
    await endOtherSessions(queries, session, clock.now());
    await forgetDevices(queries, session.userId, clock.now());
  });
  return success(null, 'All other devices are logged out.');
};
