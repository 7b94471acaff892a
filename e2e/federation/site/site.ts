/** A released site as tests see it: its page, its composition, its files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition, Release, RemoteSlot } from '@reelrupee/federation/composition/composition';
import { SITE_DIR } from '../../harness/siteDir';

/** The live composition of the site. */
export function liveComposition(): Composition {
  return JSON.parse(readFileSync(join(SITE_DIR, 'composition.json'), 'utf8')) as Composition;
}

/** The live releases of a remote. */
export function slotOf(remote: string): RemoteSlot {
  const slot = liveComposition().remotes[remote];
  if (!slot) throw new Error(`${remote} is not live.`);
  return slot;
}

/** The first path of a remote, with the name of its screen. */
export function screenOf(remote: string): { path: string; title: string } {
  const [{ path, title } = { path: '/', title: '' }] = slotOf(remote).current.routes;
  return { path, title };
}

/** The page that a site serves for a route: the route's own when there is one. */
export function pageOf(siteDir: string, path: string): string {
  const own = join(siteDir, path, 'index.html');
  return readFileSync(existsSync(own) ? own : join(siteDir, 'index.html'), 'utf8');
}

/** The page of a route with another composition. */
export function pageWith(siteDir: string, path: string, composition: Composition): string {
  return pageOf(siteDir, path).replace(
    /(id="reelrupee-composition">)[^<]*(<)/,
    (_all, open: string, close: string) =>
      open + JSON.stringify(composition).replaceAll('<', '\\u003c') + close,
  );
}

/** The files of a release of a remote or the shell, by path, without their compressed copies. */
export function releaseFiles(name: string, { id }: Pick<Release, 'id'>): Map<string, string> {
  const folder = join(SITE_DIR, name, id);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(js|css)$/.test(path),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
