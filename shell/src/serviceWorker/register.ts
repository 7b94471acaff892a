import type { CacheFiles } from './message';
import { cacheFor } from './cacheRules';

/** The worker's address: at the root, so that it may serve every route. */
const WORKER = '/sw.js';

/** Registers the service worker. Without one the app works, but does not start offline. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(filesOfThisPage());
  } catch {
    // Storage is full, or the browser allows none: the page does not depend on it.
  }
}

function filesOfThisPage(): CacheFiles {
  // The address may be another screen's by now.
  const { name: opened = window.location.href } = performance.getEntriesByType('navigation')[0] ?? {};
  const { origin, pathname } = new URL(opened);
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const isOfRelease = (name: string) => {
    const url = new URL(name);
    return cacheFor({ method: 'GET', url, origin, destination: 'script', isPart: false }) === 'releases';
  };
  return { type: 'keep-files', page: origin + pathname, files: [...new Set(files.filter(isOfRelease))] };
}
