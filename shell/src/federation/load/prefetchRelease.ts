import { firstFilesOf, type Release } from '@reelrupee/federation/composition/composition';
import { containerOf, fileOf, type ReleaseFile } from './containers';

const prefetched = new Set<string>();

/** Fetches the files that the first screen of a release needs, at low priority, and runs none of them. */
export function prefetchRelease(remote: string, release: Release): void {
  const container = containerOf(remote, release);
  for (const path of firstFilesOf(release)) prefetchFile(fileOf(container, path));
}

function prefetchFile({ url, integrity }: ReleaseFile): void {
  if (integrity === undefined || prefetched.has(url)) return;
  prefetched.add(url);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = url.endsWith('.css') ? 'style' : 'script';
  link.href = url;
  link.crossOrigin = 'anonymous';
  link.fetchPriority = 'low';
  if (integrity !== null) link.integrity = integrity;
  document.head.append(link);
}
