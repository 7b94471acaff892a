/** The site that a page under test sees: the shell, one release, and a provider that is out of order. Pure. */
import { extname } from 'node:path';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { preloadFiles } from '../prerender/preloadFiles';
import { renderPage } from '../prerender/renderPage';
import { DEFAULT_SITE_CONFIG } from '../store/siteConfig';
import type { BuiltRemote, BuiltShell } from './tested';

/** No host has this name, and requests for it never leave the browser. */
export const SITE = 'https://smoke-test.invalid';
/** A screen of the shell's own. */
export const NEUTRAL_PATH = '/federation';

export interface SiteReply {
  status: number;
  contentType: string;
  body: Buffer | string;
}

const NOT_FOUND: SiteReply = { status: 404, contentType: 'text/plain', body: '' };
const OUT_OF_ORDER = JSON.stringify({ code: 500, msg: '', data: null });

/** The path below which all files of a release are. */
export function basePath(name: string, id: string): string {
  return `/${name}/${id}/`;
}

/** The reply to a request, by its method and path. */
export function testedSite(
  shell: BuiltShell,
  remote: BuiltRemote,
): (method: string, path: string) => SiteReply {
  const page = pageOf(shell, remote);
  const releases = [
    [basePath('shell', shell.manifest.id), shell.files],
    [basePath(remote.name, remote.release.id), remote.files],
  ] as const;
  return (method, path) => {
    if (method === 'POST') return { status: 200, contentType: 'application/json', body: OUT_OF_ORDER };
    if (path === NEUTRAL_PATH) return { status: 200, contentType: 'text/html', body: page };
    const [base, files] = releases.find(([folder]) => path.startsWith(folder)) ?? [];
    const body = base && files?.get(path.slice(base.length));
    const contentType = extname(path) === '.css' ? 'text/css' : 'text/javascript';
    return body ? { status: 200, contentType, body } : NOT_FOUND;
  };
}

function pageOf({ manifest, files }: BuiltShell, { name, release }: BuiltRemote): string {
  const composition: Composition = {
    id: 'smoke-test',
    assets: '/',
    shell: { release: manifest.id, platform: manifest.platform },
    remotes: { [name]: { current: release } },
  };
  const page = { path: NEUTRAL_PATH, file: '', title: '' };
  return renderPage(manifest, composition, DEFAULT_SITE_CONFIG, {
    page,
    screen: '',
    screens: new Map(),
    data: [],
    files: preloadFiles(manifest, page),
    styleOf: ({ path }) => files.get(path)?.toString() ?? '',
  });
}
