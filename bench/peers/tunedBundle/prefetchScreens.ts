import { onFirstEngagement } from '../../../shell/src/startup/onFirstEngagement';
import { peerRoutes } from '../common/routes';
import { chunks } from './chunks';

/** Fetches the screens that ours prefetches, once the visitor engages: the others of the open remote, and each other's first. */
export function prefetchScreens(openPath: string): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const open = peerRoutes.find(({ path }) => path === openPath)?.remote;
  const firstOf = new Map([...peerRoutes].reverse().map(({ remote, path }) => [remote, path]));
  const next = peerRoutes.filter(({ remote, path }) =>
    remote === open ? path !== openPath : firstOf.get(remote) === path,
  );
  onFirstEngagement(() => {
    for (const { path } of next) {
      requestIdleCallback(() => void chunks[path]?.().catch(() => undefined), { timeout: 2000 });
    }
  });
}
