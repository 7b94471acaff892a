import { type Handler, successWith } from '../../action/handler';
import { listClientErrors } from '../clientErrors';
import { readReleaseViews } from '../releaseViews';

export const adminListErrors: Handler<'adminListErrors'> = async ({ payload }, { database, clock }) => {
  const now = clock.now();
  const errors = await listClientErrors(database.queries, payload, now);
  const views = await readReleaseViews(database.queries, now);
  return successWith(errors, {
    views: views.filter(({ remote }) => !payload.remote || payload.remote === remote),
  });
};
