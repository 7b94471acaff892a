/** A provider whose free plan hands out two hundred reels a day, for visits that no ordinary day allows. */
import { register, newPerson, storedSession } from '../../e2e/harness/people';
import { recharge } from '../../e2e/harness/earner';
import { startTestApi } from '../../api/src/testing/startTestApi';
import { startShapedProxy } from '../network/shapedProxy';
import { longPack } from './longPack';
import { siteOf } from './sites';
import type { Site } from './stage';

export const LONG_FEED = 200;

/** Ours with the long feed. */
export async function startLongFeed(): Promise<Site> {
  const api = await startTestApi({ siteDir: await siteOf('ours'), mediaDir: longPack(LONG_FEED) });
  // What an administrator cannot set: ten reels are the product's rule.
  await api.database.queries.updateTable('plan_terms').set({ daily_reels: LONG_FEED }).execute();
  const user = await register(api.url, newPerson('Asha Rao'));
  await recharge(api, user, 0);
  const network = await startShapedProxy(api.url);
  return { build: 'ours', api, network, user, session: storedSession(user) };
}
