/** A provider whose free plan hands out two hundred reels a day, for visits that no ordinary day allows. */
import { register, newPerson, storedSession } from '../../e2e/harness/people';
import { recharge } from '../../e2e/harness/earner';
import { newId } from '../../api/src/ids';
import { startTestApi, type TestApi } from '../../api/src/testing/startTestApi';
import { startShapedProxy } from '../network/shapedProxy';
import { longPack } from './longPack';
import { siteOf } from './sites';
import type { Site } from './stage';

export const LONG_FEED = 200;

/** Ours with the long feed. */
export async function startLongFeed(): Promise<Site> {
  const api = await startTestApi({ siteDir: await siteOf('ours'), mediaDir: longPack(LONG_FEED) });
  await lengthenDay(api);
  const user = await register(api.url, newPerson('Asha Rao'));
  await recharge(api, user, 0);
  const network = await startShapedProxy(api.url);
  return { build: 'ours', api, network, user, session: storedSession(user) };
}

/** New terms for the free plan, such as no administrator can set: ten reels are the product's rule. */
async function lengthenDay({ database: { queries } }: TestApi): Promise<void> {
  const plan = await queries
    .selectFrom('plans')
    .selectAll()
    .where('is_free', '=', true)
    .executeTakeFirstOrThrow();
  const terms = await queries
    .selectFrom('plan_terms')
    .selectAll()
    .where('id', '=', plan.terms_id)
    .executeTakeFirstOrThrow();
  const id = newId();
  await queries
    .insertInto('plan_terms')
    .values({ ...terms, id, daily_reels: LONG_FEED })
    .execute();
  await queries.updateTable('plans').set({ terms_id: id }).where('id', '=', plan.id).execute();
}
