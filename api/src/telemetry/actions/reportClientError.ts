import { type Handler, success } from '../../action/handler';
import { countCanaryError } from '../canaryErrors';
import { countClientError } from '../clientErrors';
import { countReleaseView } from '../releaseViews';
import { senderOf, senderOfDay } from '../firstReport';
import { findLive } from '../liveReleases';
import { readToken } from '../pageViewToken';
import { reportKey } from '../reportKey';

/**
 * Public, and therefore bounded: counted once for each visitor, release and kind, a few times for each network and day,
 * and only with the token of a page view whose composition names the release. A page view with a canary counts for the
 * canary's analysis too. The reply never tells what was counted.
 */
export const reportClientError: Handler<'reportClientError'> = async (
  { payload, client },
  { database, clock, config, log },
) => {
  const key = await reportKey(database.queries);
  const view = readToken(key, payload.token, clock.now());
  if (!view) return success(null);
  const { SITE_DIR } = config;
  const live = SITE_DIR ? await findLive(SITE_DIR, view.composition, payload) : payload;
  if (!live) return success(null);
  const sender = senderOf(key, view.visitor, client.address, config.REPORTS_PER_NETWORK);
  const { canary } = live;
  if (canary) await countCanaryError(database.queries, { ...payload, canary }, sender, clock.now());
  await countReleaseView(database.queries, payload, senderOfDay(sender, clock.now()), clock.now());
  const isCounted = await countClientError(database.queries, payload, sender, clock.now());
  const { kind, remote, release, composition, message } = payload;
  if (isCounted && kind !== 'opened') {
    log.warn({ report: { kind, remote, release, composition, message } }, 'the app reported an error');
  }
  return success(null);
};
