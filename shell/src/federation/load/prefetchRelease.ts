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
  // A browser reports each preload in its console that the page does not use within seconds. Safari has no prefetch.
  link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
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
