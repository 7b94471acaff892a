/** The containers that this page knows: which release each is, and where its files are. */
import { containerName, type Release } from '@reelrupee/federation/composition/composition';
import { composition } from './composition';
import type { VerifiedFile } from './verifiedFiles';

export interface Container {
  name: string;
  /** Address of the release's folder, with a slash at its end. */
  base: string;
  release: Release;
}

const containers = new Map<string, Container>();

/** The container of a release, known from now on. */
export function containerOf(remote: string, release: Release): Container {
  const name = containerName(remote, release.id);
  const known = containers.get(name);
  if (known) return known;
  const base = new URL(`${composition.assets}${remote}/${release.id}/`, document.baseURI).href;
  const container = { name, base, release };
  containers.set(name, container);
  return container;
}

/** A container by the name that its own runtime goes by. */
export function knownContainer(name: string): Container | undefined {
  return containers.get(name);
}

/** A file of a container with what it must hash to. */
export function fileOf({ base, release }: Container, path: string): VerifiedFile {
  return { url: base + path, integrity: release.files[path] };
}

/** The file at an address, whosever it is. An address of no known container has no hash. */
export function fileAt(url: string): VerifiedFile {
  for (const container of containers.values()) {
    if (url.startsWith(container.base)) return fileOf(container, url.slice(container.base.length));
  }
  return { url, integrity: undefined };
}
