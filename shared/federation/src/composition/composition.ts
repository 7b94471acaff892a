/** The one document that says which release of what is live. Plain data: safe in the page and in tools. */

/** Shapes of the skeletons that the shell renders while a screen loads. */
export const SKELETONS = ['cards', 'dashboard', 'feed', 'form', 'list'] as const;
export type SkeletonShape = (typeof SKELETONS)[number];

export interface Route {
  path: string;
  title: string;
  /** Titles in other languages, by language code. */
  titles?: Record<string, string> | undefined;
  skeleton: SkeletonShape;
  /** Calls that the screen makes first: the shell makes them while the screen's code is on its way. */
  calls?: RouteQuery[] | undefined;
}

/** A call of the provider, whose payload is known before the screen's code is there. */
export interface RouteQuery {
  action: string;
  /** Made for the signed-in user: the payload begins with their id. */
  of?: 'user' | undefined;
  /** Further fields of the payload. */
  with?: Record<string, string | number> | undefined;
  /** The field of what the reply lists that names a picture, below the media host: it is fetched at once. */
  picture?: string | undefined;
  /** The reply is public and is part of the page: the first screen is prerendered with it. */
  inPage?: true | undefined;
  /** The video that the reply lists first: its first frame is fetched at once. */
  video?: RouteVideo | undefined;
}

/** Path to the video that a screen plays first, in the reply of its first call. */
export interface RouteVideo {
  /** The field with its path below the media host. */
  field: string;
  /** A field that takes precedence on devices whose localStorage has `on` under `flag`. */
  preferred?: { field: string; flag: string } | undefined;
}

/** One immutable release of a remote. */
export interface Release {
  /** `<version>-<hash>`: the release's folder below the remote's name. */
  id: string;
  /** Range of platform versions that it runs on. */
  platform: string;
  routes: Route[];
  /** The entry script, where it is not `entry.js`. */
  entry?: string;
  /** Name of the global variable that the entry leaves, where it is not `containerName(remote, id)`. */
  container?: string;
  /** `module`: the entry is an ES module that exports the container. */
  format?: 'module';
  /** Integrity of every script and stylesheet, by path below the release's folder. No hash, no loading. */
  files: Record<string, string>;
}

/** The live releases of one remote. */
export interface RemoteSlot {
  current: Release;
  /** The last known good one before it, which takes over in the page when `current` fails. */
  previous?: Release;
  canary?: Canary;
}

export interface Canary {
  release: Release;
  /** Share of browsers that get it, 1 to 99. */
  percent: number;
}

export interface Composition {
  /** Hash of the content; shown in the HTML, in reports and in the console. */
  id: string;
  /** Prefix of the releases' folders, with a slash at its end: '/' or a CDN's address. */
  assets: string;
  /** Origins of development servers that a tab may preview a remote from. */
  previewOrigins?: string[];
  /** Hash of the deployer's settings in the pages, so that open tabs take a change of them. */
  config?: string;
  shell: {
    release: string;
    /** The last known good one before it. */
    previous?: string;
    /** Version of the platform that this shell provides. */
    platform: string;
  };
  remotes: Record<string, RemoteSlot>;
}

/** Paths of the shell's own screens; no remote may declare them. */
export const SHELL_PATHS = ['/login', '/terms', '/privacy', '/support', '/grievance', '/federation'] as const;

/** Paths of the host: folders of the site, and what the provider answers to a GET. No route may hide them. */
export const HOST_PATHS = [
  '/shell',
  '/previews',
  '/install',
  '/registry',
  '/media',
  '/docs',
  '/healthz',
  '/readyz',
  '/metrics',
  '/linkPreview',
] as const;

/** Id of the JSON data block in the HTML that holds the composition. */
export const COMPOSITION_ELEMENT = 'reelrupee-composition';

/** Global variable of the shell with the load events of the page, for tests in a browser; set once it has started. */
export const LOAD_EVENTS = '__reelrupeeLoadEvents';

/** Folder of the site with the previews that the registry allows, each a JSON file named by its ticket. */
export const PREVIEW_FOLDER = 'previews';

/** Origin of a release. Its commit is absent when it was built from changes that were not committed. */
export interface ReleaseSources {
  repository?: string;
  commit?: string;
  /** Place of a remote's smoke test; `process` only loads its screens. */
  testedBy?: 'browser' | 'process';
  /** Id of the key that its statement is signed with. Absent for a release of the workspace. */
  signedWith?: string;
}

/** The release as JSON with its sources, in its own folder: for previews, and for /federation. */
export const RELEASE_FILE = 'release.json';

/** The entry script of every release. */
export const ENTRY_FILE = 'entry.js';

/** The module that every container exposes. */
export const EXPOSED_MODULE = 'remote';

/**
 * Paths of the files that a release's screen needs first: the entry, the chunk and styles of the exposed module, and
 * those of a lazy screen, if its chunk is named after the route.
 */
export function firstFilesOf({ entry = ENTRY_FILE, files }: Release, path: string): string[] {
  const chunks = [EXPOSED_MODULE, screenChunk(path)];
  const all = [entry, ...chunks.map((chunk) => `${chunk}.js`), ...chunks.map((chunk) => `${chunk}.css`)];
  return all.filter((file) => file in files);
}

/** The chunk name that makes the files of a lazy screen known to its page: `/recharge-plan` has `recharge-plan`. */
function screenChunk(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

/** Name of a release's container, its global variable. Each release has its own, so that two fit in one page. */
export function containerName(remote: string, releaseId: string): string {
  return `${remote}_${releaseId}`.replace(/\W/g, '_');
}

/** The end of every class and animation name in a container's stylesheets, by which its own names are told from others. */
export function classEnding(container: string): string {
  return container.slice(-5);
}
