/** The containers of this page: which release each one is, where its files are, and which attempt to load it runs. */
import { containerName, ENTRY_FILE, type Release } from '@reelrupee/federation/composition/composition';
import { composition } from '../composition/composition';
import { previewOf } from '../previews/preview';

/** A file of a release: its address and its integrity. */
export interface ReleaseFile {
  url: string;
  /** Undefined when the composition has none, which refuses the file; null for a development server's. */
  integrity: string | null | undefined;
}

export interface Container {
  remote: string;
  /** Name of the global variable that the entry script leaves. */
  name: string;
  /** Name under which the federation runtime knows this attempt to load it. */
  attempt: string;
  /** Query of the addresses of all its files, empty at the first attempt: a new attempt asks the network again. */
  query: string;
  /** Address of the release's folder, with a slash at its end. */
  base: string;
  release: Release;
  /** False for a development server, whose files change all the time. */
  verified: boolean;
}

const containers = new Map<string, Container>();

/** The container of a release. */
export function containerOf(remote: string, release: Release): Container {
  const name = release.container ?? containerName(remote, release.id);
  const known = containers.get(name);
  if (known) return known;
  const preview = previewOf(remote);
  const isPreview = preview?.release.id === release.id;
  const base = isPreview ? preview.base : baseOf(remote, release);
  const container = {
    remote,
    name,
    attempt: name,
    query: '',
    base,
    release,
    verified: isPreview ? preview.verified : true,
  };
  containers.set(name, container);
  return container;
}

function baseOf(remote: string, { id }: Release): string {
  return new URL(`${composition.assets}${remote}/${id}/`, document.baseURI).href;
}

let attempts = 0;

/** Gives the files of a container addresses that no cache and no hanging request knows. */
export function freshAddresses(container: Container): void {
  attempts += 1;
  container.query = `?retry=${Date.now().toString(36)}${attempts}`;
}

/** Starts a new attempt: the runtime loads the container again, from fresh addresses. */
export function startAttempt(container: Container): void {
  freshAddresses(container);
  container.attempt = `${container.name}-${attempts}`;
}

/** The container of the attempt that the runtime knows by this name. */
export function containerOfAttempt(attempt: string): Container | undefined {
  return [...containers.values()].find((container) => container.attempt === attempt);
}

/** The entry script of a container. */
export function entryOf(container: Container): ReleaseFile {
  return fileOf(container, container.release.entry ?? ENTRY_FILE);
}

/** A file of a container by its path below the release's folder. */
export function fileOf({ base, query, release, verified }: Container, path: string): ReleaseFile {
  return { url: base + path + query, integrity: verified ? release.files[path] : null };
}

/** The container of the release that an address belongs to, or undefined for any other address. */
export function containerAt(url: string): Container | undefined {
  return [...containers.values()].find(({ base }) => url.startsWith(base));
}

/** The file at an address below a known release's folder, or undefined for any other address. */
export function fileAt(url: string): ReleaseFile | undefined {
  const container = containerAt(url);
  if (!container) return undefined;
  const [path = ''] = url.slice(container.base.length).split('?', 1);
  return fileOf(container, path);
}
