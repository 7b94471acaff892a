/** The shell's page on one origin and all releases on another, as with a CDN. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyConfig } from '@reelrupee/registry/switch/releaseShell';
import { startFaultServer, type FaultServer } from './faultServer';
import { copyTarget } from './ownTarget';
import { SITE_DIR } from '../../harness/siteDir';

/** The hosts of pages and releases; both may be the same. */
export interface Hosts {
  /** Host of the page and the provider. */
  pages: FaultServer;
  /** Host of the files of all releases. */
  assets: FaultServer;
  stop: () => Promise<void>;
}

/** The site as released: one host for everything. */
export async function startOneOrigin(): Promise<Hosts> {
  const host = await startFaultServer({ siteDir: SITE_DIR });
  return { pages: host, assets: host, stop: host.stop };
}

/** The site with a separate host for all releases; the page's host has none. */
export async function startTwoOrigins(): Promise<Hosts> {
  const own = copyTarget();
  const pages = await startFaultServer({ siteDir: own.store.public });
  const assets = await startFaultServer({
    siteDir: own.store.public,
    headers: { 'Access-Control-Allow-Origin': pages.url, 'Timing-Allow-Origin': pages.url },
  });
  const file = join(own.store.public, 'config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...config, assetsHost: `${assets.url}/` }));
  await applyConfig(own.store);
  pages.misbehave('/shell/', 'status 404');
  pages.misbehave('/mf-', 'status 404');
  return {
    pages,
    assets,
    stop: async () => {
      await pages.stop();
      await assets.stop();
      own.remove();
    },
  };
}
