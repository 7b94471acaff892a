/** The remotes' routes, as their manifests declare them. */
import type { Route } from '@reelrupee/federation/composition/composition';
import home from '../../../mf-home/remote.json';
import plans from '../../../mf-plans/remote.json';
import reels from '../../../mf-reels/remote.json';
import referrals from '../../../mf-referrals/remote.json';
import wallet from '../../../mf-wallet/remote.json';

const manifests = { home, plans, reels, referrals, wallet };

export const peerRoutes: readonly (Route & { remote: string })[] = Object.entries(manifests).flatMap(
  ([remote, { routes }]) => routes.map((route) => ({ ...(route as Route), remote })),
);
