/** The pages of a site: a pure function of composition, releases, configuration and page data. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '@reelrupee/federation/composition/composition';
import type { PageData } from '@reelrupee/federation/composition/pageData';
import { installFiles } from '../install/installFiles';
import { compressedCopies } from '../make/compress';
import { shellManifest } from '../store/findManifest';
import type { SiteConfig } from '../store/siteConfig';
import type { PrerenderedScreen, SiteFiles, Store } from '../store/store';
import { prerenderScreens } from './prerenderScreens';
import { preloadFiles, type PreloadFile } from './preloadFiles';
import { renderPage } from './renderPage';
import { dataOf, sitePages, type SitePage } from './sitePages';
import { addressOf, screenKey } from './alternatives';

/** The service worker is served from the root, so that its scope is every route. */
const WORKER_FILE = 'sw.js';
/** For a shell without a service worker: removes the one that a browser has from another shell. */
const NO_WORKER = 'self.registration.unregister();';

export interface RenderedSite {
  /** Hash of its files. */
  id: string;
  files: SiteFiles;
  /** The pages that come without their first screen. */
  notPrerendered: { path: string; problem: string }[];
}

/** Renders every page, the service worker and `composition.json`, with compressed copies. */
export async function renderSite(
  store: Store,
  composition: Composition,
  { config: site, data, retry = false }: { config: SiteConfig; data: PageData; retry?: boolean },
): Promise<RenderedSite> {
  const pages = sitePages(composition);
  const { assetsHost: _assets, previewOrigins: _previews, siteUrl: _siteUrl, ...config } = site;
  const options = { config, data, renderer: RENDERER, retry };
  const screens = await prerenderScreens(store, composition, pages, options);
  const worker = await store.readCode({ name: 'shell', id: composition.shell.release }, 'worker');
  const files = new Map<string, Buffer>();
  for (const [path, html] of await renderPages(store, composition, pages, { config: site, screens, data })) {
    files.set(path, Buffer.from(html));
  }
  files.set(WORKER_FILE, Buffer.from(worker ?? NO_WORKER));
  const install = installFiles(config.productName);
  files.set('composition.json', Buffer.from(`${JSON.stringify(composition, null, 2)}\n`));
  for (const [path, content] of await compressedCopies(files)) files.set(path, content);
  for (const [path, content] of install) files.set(path, content);
  // A screen mostly fails alike in all languages; it is named once.
  const failed = [...screens].flatMap(([key, screen]) =>
    'problem' in screen ? [[addressOf(key), screen.problem] as const] : [],
  );
  const notPrerendered = [...new Map(failed)].map(([path, problem]) => ({ path, problem }));
  return { id: hashOf(files), files, notPrerendered };
}

/** Hash of the configuration, the page data and this code, on which pages depend in addition to their composition. */
export function renderedFrom(config: SiteConfig, data: PageData): string {
  const hash = createHash('sha256').update(RENDERER).update(JSON.stringify(config));
  return hash.update(JSON.stringify(data)).digest('hex').slice(0, 12);
}

const RENDERER = hashOfSources();

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of [import.meta.dirname, join(import.meta.dirname, '../install')]) {
    const sources = readdirSync(folder, { withFileTypes: true });
    const files = sources.filter((file) => file.isFile() && !file.name.includes('.test.'));
    for (const { name } of files.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      hash.update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex');
}

interface PagesContent {
  config: SiteConfig;
  screens: ReadonlyMap<string, PrerenderedScreen>;
  data: PageData;
}

async function renderPages(
  store: Store,
  composition: Composition,
  pages: SitePage[],
  { config, screens, data }: PagesContent,
): Promise<(readonly [path: string, html: string])[]> {
  const shell = await shellManifest(store, composition.shell.release);
  const htmlByAddress = new Map(
    [...screens].flatMap(([address, screen]) => ('html' in screen ? [[address, screen.html] as const] : [])),
  );
  return Promise.all(
    pages.map(async (page) => {
      const files = preloadFiles(shell, page);
      const styles = await readStyles(store, files);
      const styleOf = (file: PreloadFile) => styles.get(file) ?? '';
      const screen = htmlByAddress.get(screenKey(page.path, 'en')) ?? '';
      const replies = dataOf(page, data);
      const content = { page, screen, screens: htmlByAddress, data: replies, files, styleOf };
      return [page.file, renderPage(shell, composition, config, content)] as const;
    }),
  );
}

/** The texts of the stylesheets among some files. */
async function readStyles(store: Store, files: PreloadFile[]): Promise<Map<PreloadFile, string>> {
  const styles = files.filter(({ path }) => path.endsWith('.css'));
  const texts = styles.map(async (file) => {
    return [file, (await store.readFile(file.release, file.path)).toString()] as const;
  });
  return new Map(await Promise.all(texts));
}

function hashOf(files: SiteFiles): string {
  const hash = createHash('sha256');
  for (const [path, content] of files) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 16);
}
