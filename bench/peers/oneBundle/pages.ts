/** The remotes' routes, as their manifests declare them, each with the import that makes it a chunk. */
import home from '../../../mf-home/remote.json';
import plans from '../../../mf-plans/remote.json';
import reels from '../../../mf-reels/remote.json';
import referrals from '../../../mf-referrals/remote.json';
import wallet from '../../../mf-wallet/remote.json';
import type { Remote } from '@reelrupee/federation/remote';
import type { Route } from '@reelrupee/federation/composition/composition';

interface Page extends Route {
  load: () => Promise<{ default: Remote }>;
}

function pagesOf(
  manifest: { routes: { path: string; title: string; skeleton: string }[] },
  load: Page['load'],
) {
  return manifest.routes.map((route) => ({ ...(route as Route), load }));
}

export const pages: Page[] = [
  ...pagesOf(home, () => import('../../../mf-home/src/remote')),
  ...pagesOf(reels, () => import('../../../mf-reels/src/remote')),
  ...pagesOf(plans, () => import('../../../mf-plans/src/remote')),
  ...pagesOf(wallet, () => import('../../../mf-wallet/src/remote')),
  ...pagesOf(referrals, () => import('../../../mf-referrals/src/remote')),
];
