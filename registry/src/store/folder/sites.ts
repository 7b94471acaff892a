/** The rendered pages of compositions, and the links by which `public` shows the live ones. */
import { lstatSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../../make/builtFiles';
import type { SiteFiles } from '../store';
import { moveFolder, removeFolder, unless, withNewFolder, writeBelow } from './atomicFiles';
import type { Layout } from './layout';

/** Stores the pages of a composition. They are complete before anything links to them. */
export function saveSite({ sites, staging }: Layout, site: string, files: SiteFiles): void {
  withNewFolder(staging, 'site-', (folder) => {
    for (const [path, content] of files) writeBelow(folder, path, content);
    // Pages are named by their content: an existing folder of this name holds the same.
    moveFolder(folder, join(sites, site));
  });
}

export function readSite({ sites }: Layout, site: string): SiteFiles {
  return filesBelow(join(sites, site));
}

export function removeSite({ sites, staging }: Layout, site: string): void {
  removeFolder(join(sites, site), staging);
}

/** The text of the link `.live` for some pages. */
export function linkTo({ sites }: Layout, site: string): string {
  return join(basename(sites), site);
}

/**
 * Links every page of a site into `public`, through `.live`, so that one change of `.live` changes all pages at once.
 * The link of a removed route is broken, and hosts then serve the page of `/`.
 */
export function linkPages(layout: Layout, site: string): void {
  for (const name of readdirSync(join(layout.sites, site))) {
    const link = join(layout.public, name);
    const text = join(basename(layout.live), name);
    if (unless(['ENOENT', 'EINVAL'], () => readlinkSync(link)) === text) continue;
    // A page that an older version of the registry wrote as a file.
    if (unless(['ENOENT'], () => lstatSync(link))) removeFolder(link, layout.staging);
    unless(['EEXIST'], () => symlinkSync(text, link));
  }
}
