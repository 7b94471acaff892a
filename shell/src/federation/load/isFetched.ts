import { firstFilesOf, type Release } from '@reelrupee/federation/composition/composition';
import { containerOf, fileOf } from './containers';

/** True if this page has fetched the files that the first screen of a release needs. */
export function isFetched(remote: string, release: Release): boolean {
  const container = containerOf(remote, release);
  const addresses = firstFilesOf(release).map((path) => fileOf(container, path).url);
  return addresses.every((url) => performance.getEntriesByName(url, 'resource').length > 0);
}
