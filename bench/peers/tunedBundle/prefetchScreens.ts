import { onFirstEngagement } from '../../../shell/src/startup/onFirstEngagement';
import { peerRoutes } from '../common/routes';
import { chunks } from '../common/chunks';

/** Fetches the first screen of each other remote once the visitor engages: the same screens as ours prefetches. */
export function prefetchScreens(openPath: string): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const open = peerRoutes.find(({ path }) => path === openPath)?.remote;
  const firstOf = new Map([...peerRoutes].reverse().map(({ remote, path }) => [remote, path]));
  if (open) firstOf.delete(open);
  onFirstEngagement(() => {
    for (const path of firstOf.values()) {
      requestIdleCallback(() => void chunks[path]?.().catch(() => undefined), { timeout: 2000 });
    }
  });
}
