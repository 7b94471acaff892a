/** The builds behind real providers, each with a user who has the free plan, and a network in front. */
import type { SignedInUser } from '@reelrupee/contract/entities';
import { WORKSPACE } from '@reelrupee/federation/build/workspace';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startTestApi, type TestApi } from '../../api/src/testing/startTestApi';
import { newPerson, register, storedSession } from '../../e2e/harness/people';
import { recharge } from '../../e2e/harness/earner';
import { launchBrowser } from '../measure/browser';
import { startShapedProxy, type ShapedProxy } from '../network/shapedProxy';
import { siteOf, type Build } from './sites';

export interface Site {
  build: Build;
  api: TestApi;
  network: ShapedProxy;
  /** What the browser of the signed-in user has stored. */
  session: Record<string, string>;
  user: SignedInUser;
}

export interface Stage {
  browser: Browser;
  /** How often each thing is to be measured. */
  runs: number;
  /** A build's site, started when it is first asked for. */
  site: (build: Build) => Promise<Site>;
  close: () => Promise<void>;
}

/** Opens the stage; builds are made and started as they are needed. */
export async function openStage(runs: number): Promise<Stage> {
  const browser = await launchBrowser();
  const sites = new Map<Build, Promise<Site>>();
  return {
    browser,
    runs,
    site: (build) => {
      const known = sites.get(build) ?? startSite(build);
      sites.set(build, known);
      return known;
    },
    close: async () => {
      await browser.close();
      for (const site of sites.values()) {
        const { network, api } = await site;
        await network.stop();
        await api.stop();
      }
    },
  };
}

async function startSite(build: Build): Promise<Site> {
  const api = await startTestApi({ siteDir: await siteOf(build), mediaDir: join(WORKSPACE, 'media/pack') });
  const user = await register(api.url, newPerson('Asha Rao'));
  await recharge(api, user, 0);
  const network = await startShapedProxy(api.url);
  return { build, api, network, user, session: storedSession(user) };
}
