/** The pages of the tuned bundle, by the code that renders ours: a page per route, its screen in the HTML. */
import { LANGUAGES } from '@reelrupee/contract/languages';
import { DEFAULT_RUNTIME_CONFIG, RUNTIME_CONFIG_ELEMENT } from '@reelrupee/contract/runtimeConfig';
import { COMPOSITION_ELEMENT, type Composition } from '@reelrupee/federation/composition/composition';
import { PRERENDER_BUNDLE } from '@reelrupee/federation/presets/prerenderPreset';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { integrityOf } from '@reelrupee/registry/make/integrity';
import { alternativesOf, screenKey } from '@reelrupee/registry/prerender/alternatives';
import type { PreloadFile } from '@reelrupee/registry/prerender/preloadFiles';
import { renderPage } from '@reelrupee/registry/prerender/renderPage';
import { renderScreen } from '@reelrupee/registry/prerender/renderScreen';
import type { ShellReleaseManifest } from '@reelrupee/registry/store/manifests';
import { DEFAULT_SITE_CONFIG } from '@reelrupee/registry/store/siteConfig';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { peerRoutes } from '../common/routes';
import { chunkName } from '../common/chunkName';
import { PRERENDER_PART, TUNED_FOLDER, TUNED_RELEASE } from './site';

const COMPOSITION: Composition = {
  id: 'tuned',
  assets: '/',
  shell: { release: TUNED_RELEASE, platform: '1.0.0' },
  remotes: {},
};

const BLOCKS = {
  [COMPOSITION_ELEMENT]: JSON.stringify(COMPOSITION),
  [RUNTIME_CONFIG_ELEMENT]: JSON.stringify(DEFAULT_RUNTIME_CONFIG),
};

/** Writes the pages of a site whose two parts are built, and removes the part that renders them. */
export async function renderPages(site: string): Promise<void> {
  const folder = join(site, PRERENDER_PART);
  const code = readFileSync(join(folder, PRERENDER_BUNDLE), 'utf8');
  rmSync(folder, { recursive: true });
  const shell = {
    template: readFileSync(join(WORKSPACE, 'shell/src/index.html'), 'utf8'),
  } as ShellReleaseManifest;
  for (const { path, title } of [...peerRoutes, { path: '/login', title: 'Log in' }]) {
    const screens = await screensOf(path, code);
    const page = { path, title, file: join(path.slice(1), 'index.html') };
    const html = renderPage(shell, COMPOSITION, DEFAULT_SITE_CONFIG, {
      page,
      screen: screens.get(path) ?? '',
      screens,
      data: [],
      files: filesOf(site, path),
      styleOf: (file) => readFileSync(join(site, TUNED_FOLDER, file.path), 'utf8'),
    });
    mkdirSync(dirname(join(site, page.file)), { recursive: true });
    writeFileSync(join(site, page.file), html);
  }
}

async function screensOf(path: string, shellCode: string): Promise<Map<string, string>> {
  const screens = new Map<string, string>();
  for (const location of [path, ...alternativesOf(path).map((alternative) => alternative.location)]) {
    for (const language of LANGUAGES) {
      const screen = await renderScreen({
        path: location,
        language,
        shellCode,
        remoteCode: undefined,
        blocks: BLOCKS,
      });
      if ('problem' in screen) throw new Error(`${location} of the tuned bundle ${screen.problem}`);
      screens.set(screenKey(location, language), screen.html);
    }
  }
  return screens;
}

/** The entry, the chunk of every screen, and those of this one. */
function filesOf(site: string, path: string): PreloadFile[] {
  const names = ['shell', 'first', chunkName(path), ...(path === '/login' ? ['form'] : [])];
  return names.flatMap((name) =>
    [`${name}.js`, `${name}.css`].flatMap((file) => {
      const place = join(site, TUNED_FOLDER, file);
      if (!existsSync(place)) return [];
      const release = { name: 'shell', id: TUNED_RELEASE };
      return [{ release, path: file, integrity: integrityOf(readFileSync(place)) }];
    }),
  );
}
