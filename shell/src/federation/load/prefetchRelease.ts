import { firstFilesOf, type Release } from '@reelrupee/federation/composition/composition';
import { containerOf, fileOf, type ReleaseFile } from './containers';

const prefetched = new Set<string>();

/** Fetches the files that the screen of a route needs first, at low priority, and runs none of them. */
export function prefetchRelease(remote: string, release: Release, path: string): void {
  const container = containerOf(remote, release);
  for (const file of firstFilesOf(release, path)) prefetchFile(fileOf(container, file));
}

function prefetchFile({ url, integrity }: ReleaseFile): void {
  if (integrity === undefined || prefetched.has(url) || isFetched(url)) return;
  prefetched.add(url);
  const link = document.createElement('link');
  // Not `prefetch`: its bytes come from the disk cache, and a screen's first opening takes 40 ms more on a slowed phone.
  // The price is a warning for each file in the browser's console, since the page does not use it within seconds.
  link.rel = 'preload';
  link.as = url.endsWith('.css') ? 'style' : 'script';
  link.href = url;
  link.crossOrigin = 'anonymous';
  link.fetchPriority = 'low';
  if (integrity !== null) link.integrity = integrity;
  document.head.append(link);
}

/** A file that the page has run needs no second request. */
function isFetched(url: string): boolean {
  return performance.getEntriesByName(url, 'resource').length > 0;
}
