/** The HTML of every route of a site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { prerenderScreens } from './prerenderScreens';
import { preloadFiles, type PreloadFile } from './preloadFiles';
import { shellManifest } from '../store/manifests';
import { renderPage } from './renderPage';
import { sitePages } from './sitePages';
import { readSiteConfig } from '../store/siteConfig';
import type { Target } from '../store/target';

/** The pages of a composition, by their files below the site's root. */
export async function renderSite(target: Target, composition: Composition): Promise<Map<string, string>> {
  const shell = shellManifest(target, composition.shell.release);
  const config = readSiteConfig(target);
  const styleOf = ({ folder, path }: PreloadFile) => readFileSync(join(target.public, folder, path), 'utf8');
  const pages = sitePages(composition);
  const screens = await prerenderScreens(target, composition, config, pages);
  return new Map(
    pages.map((page) => {
      const files = preloadFiles(shell, page);
      const screen = screens.get(page.path) ?? '';
      return [page.file, renderPage(shell, composition, config, { page, screen, files, styleOf })];
    }),
  );
}
