/** The HTML of every route of a site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '../composition/composition';
import { drawScreens } from './drawScreens';
import { firstFiles, type FirstFile } from './firstFiles';
import { shellManifest } from './manifests';
import { renderPage } from './page';
import { sitePages } from './pages';
import { readSiteConfig } from './siteConfig';
import type { Target } from './target';

/** The pages of a composition, by their files below the site's root. */
export async function renderSite(target: Target, composition: Composition): Promise<Map<string, string>> {
  const shell = shellManifest(target, composition.shell.release);
  const config = readSiteConfig(target);
  const styleOf = ({ folder, path }: FirstFile) => readFileSync(join(target.public, folder, path), 'utf8');
  const pages = sitePages(composition);
  const screens = await drawScreens(target, composition, config, pages);
  return new Map(
    pages.map((page) => {
      const files = firstFiles(shell, page);
      const screen = screens.get(page.path) ?? '';
      return [page.file, renderPage(shell, composition, config, { page, screen, files, styleOf })];
    }),
  );
}
