import { sessionUserId } from '@reelrupee/platform';
import { onFirstEngagement } from '../../../shell/src/startup/onFirstEngagement';
import { peerRoutes } from '../common/routes';
import { chunks } from '../common/chunks';

/** The file that each screen of mf-reels needs holds the feed. */
const WITH_FIRST: Readonly<Record<string, string>> = { '/current_plan': '/reels' };

/** Loads the screens that ours fetches ahead once the visitor engages. */
export function prefetchScreens(openPath: string): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  onFirstEngagement(() => {
    for (const path of [...(sessionUserId() ? [] : ['/login']), ...likelyNext(openPath)]) {
      requestIdleCallback(() => void chunks[path]?.().catch(() => undefined), { timeout: 2000 });
    }
  });
}

/** The other screens of the open remote, and the first one of each other remote. */
function likelyNext(openPath: string): string[] {
  const open = peerRoutes.find(({ path }) => path === openPath)?.remote;
  const firstOf = new Map([...peerRoutes].reverse().map(({ remote, path }) => [remote, path]));
  return peerRoutes
    .filter(({ remote, path }) => remote === open || firstOf.get(remote) === path)
    .flatMap(({ path }) => [path, WITH_FIRST[path]].filter((one) => one !== undefined))
    .filter((path) => path !== openPath);
}
