/** The containers that this page knows: which release each is, and where its files are. */
import { containerName, type Release } from '@reelrupee/federation/composition/composition';
import { composition } from '../composition/composition';
import { previewOf } from '../previews/preview';
import type { VerifiedFile } from './verifiedFiles';

export interface Container {
  name: string;
  /** Address of the release's folder, with a slash at its end. */
  base: string;
  release: Release;
  /** False for a development server's, whose files change all the time. */
  verified: boolean;
}

const containers = new Map<string, Container>();

/** The container of a release, known from now on. */
export function containerOf(remote: string, release: Release): Container {
  const name = containerName(remote, release.id);
  const known = containers.get(name);
  if (known) return known;
  const preview = previewOf(remote);
  const container =
    preview?.release.id === release.id
      ? { name, release, base: preview.base, verified: preview.verified }
      : { name, release, base: baseOf(remote, release), verified: true };
  containers.set(name, container);
  return container;
}

function baseOf(remote: string, { id }: Release): string {
  return new URL(`${composition.assets}${remote}/${id}/`, document.baseURI).href;
}

/** A container by the name that its own runtime goes by. */
export function knownContainer(name: string): Container | undefined {
  return containers.get(name);
}

/** A file of a container with what it must hash to. */
export function fileOf({ base, release, verified }: Container, path: string): VerifiedFile {
  return { url: base + path, integrity: verified ? release.files[path] : null };
}

/** The file at an address, whosever it is. An address of no known container has no hash. */
export function fileAt(url: string): VerifiedFile {
  for (const container of containers.values()) {
    if (url.startsWith(container.base)) return fileOf(container, url.slice(container.base.length));
  }
  return { url, integrity: undefined };
}
