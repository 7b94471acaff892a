import { type SelfAuthenticatingHandler, success } from '../../action/handler';
import { err } from '../../result';
import { endSession, hashToken } from '../session';

/** Succeeds for a session that has ended too, so that a log-out whose reply was lost can be sent again. */
export const userLogout: SelfAuthenticatingHandler<'userLogout'> = async ({ token }, { database, clock }) => {
  const existed = token !== '' && (await endSession(database.queries, hashToken(token), clock.now()));
  return existed ? success(null, 'Logged out!') : err('sessionEnded');
};
