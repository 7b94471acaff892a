import { type Handler, success } from '../../action/handler';
import { isCanaryOf } from '../liveReleases';
import { senderOf } from '../firstReport';
import { readToken } from '../pageViewToken';
import { reportKey } from '../reportKey';
import { countTaps } from '../tapDurations';

/**
 * Public, and therefore bounded: counted once for each visitor and canary, a few times for each network and day, and only
 * with the token of a page view whose composition has this canary. The reply never tells whether it was counted.
 */
export const reportTaps: Handler<'reportTaps'> = async ({ payload, client }, { database, clock, config }) => {
  const key = await reportKey(database.queries);
  const view = readToken(key, payload.token, clock.now());
  if (!view) return success(null);
  if (config.SITE_DIR && !(await isCanaryOf(config.SITE_DIR, view.composition, payload)))
    return success(null);
  const sender = senderOf(key, view.visitor, client.address, config.REPORTS_PER_NETWORK);
  await countTaps(database.queries, payload, sender, clock.now());
  return success(null);
};
