import { type Handler, success } from '../../action/handler';
import { issueToken } from '../pageViewToken';
import { reportKey } from '../reportKey';

/** Reports need its token, which ties them to a browser and to the composition of its page. */
export const startPageView: Handler<'startPageView'> = async ({ payload }, { database, clock }) =>
  success({ token: issueToken(await reportKey(database.queries), payload, clock.now()) });
