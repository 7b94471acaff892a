/** The files that a page needs for its first screen, by their names. Pure. */
import { firstFilesOf } from '@reelrupee/federation/composition/composition';
import type { ShellReleaseDescription } from '../store/manifests';
import type { ReleaseRef } from '../store/store';
import type { SitePage } from './sitePages';

/** A script or stylesheet of a release, as the page names it. */
export interface PreloadFile {
  release: ReleaseRef;
  path: string;
  integrity: string;
}

/** The script that the page runs; it loads the others. */
export const SHELL_ENTRY = 'shell';

/** Chunks of the shell for every screen, and further ones for its own screens. */
const OF_EVERY_SCREEN = [SHELL_ENTRY, 'first', 'federation'];
const OF_OWN_SCREENS: Record<string, string[]> = { '/login': ['login', 'form'] };

/** The files that a page's first screen needs, the shell's before the remote's. */
export function preloadFiles(shell: ShellReleaseDescription, { path, remote }: SitePage): PreloadFile[] {
  const own = pick({ name: 'shell', id: shell.id }, shell.files, [
    ...OF_EVERY_SCREEN,
    ...(OF_OWN_SCREENS[path] ?? []),
  ]);
  if (!remote) return own;
  const { name, release } = remote;
  const first = firstFilesOf(release, path).map((file) => ({
    release: { name, id: release.id },
    path: file,
    integrity: release.files[file] ?? '',
  }));
  return [...own, ...first];
}

/** The name of a file without its type. */
export function chunkOf(path: string): string {
  return path.split('.', 1)[0] ?? '';
}

function pick(release: ReleaseRef, files: Record<string, string>, chunks: string[]): PreloadFile[] {
  const all = Object.entries(files).map(([path, integrity]) => ({ release, path, integrity }));
  return chunks.flatMap((chunk) => all.filter(({ path }) => chunkOf(path) === chunk));
}
