/** The pages of a site: one for each route, so that each can preload the files of its screen. Pure. */
import type { Composition, Release } from '@reelrupee/federation/composition/composition';
import { dataOfPage, type PageData, type PageReply } from '@reelrupee/federation/composition/pageData';

export interface SitePage {
  /** The route that is answered with it. */
  path: string;
  /** The route that it is served for. */
  file: string;
  /** Title of the browser's tab. */
  title: string;
  /** The remote that renders it; absent for a screen of the shell. */
  remote?: { name: string; release: Release };
}

/** The shell's own screens that visitors come to by a link. */
const OF_SHELL = [{ path: '/login', title: 'Log in' }];

/** The pages of a composition. Browsers with a canary get the page of the release for everyone. */
export function sitePages({ remotes }: Composition): SitePage[] {
  const ofRemotes = Object.entries(remotes).flatMap(([name, { current: release }]) =>
    release.routes.map(({ path, title }) => ({ path, file: fileOf(path), title, remote: { name, release } })),
  );
  const pages = [...ofRemotes, ...OF_SHELL.map((page) => ({ ...page, file: fileOf(page.path) }))];
  // For an address without a page, hosts serve that of `/`.
  return pages.some(({ path }) => path === '/')
    ? pages
    : [{ path: '/', file: fileOf('/'), title: 'Home' }, ...pages];
}

/** The replies of the provider that a page shows. */
export function dataOf({ path, remote }: SitePage, data: PageData): PageReply[] {
  return dataOfPage(data, remote?.release.routes.find((route) => route.path === path)?.calls);
}

/** `/plan` is served from `plan/index.html`, and an address without a page from that of `/`. */
function fileOf(path: string): string {
  return `${path.slice(1)}/index.html`.replace(/^\//, '');
}
