import { type Handler, success } from '../../action/handler';
import { countClientError } from '../clientErrors';

/** Public, and therefore bounded: by field lengths, the rate limit, and counting instead of storing. */
export const reportClientError: Handler<'reportClientError'> = async (
  { payload },
  { database, clock, log },
) => {
  await countClientError(database.queries, payload, clock.now());
  if (payload.kind !== 'opened') log.warn({ report: payload }, 'the app reported an error');
  return success(null);
};
