/** Prerenders the first screens of pages with the live shell's code and each remote's own, or takes stored ones. */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { RUNTIME_CONFIG_ELEMENT, type RuntimeConfig } from '@reelrupee/contract/runtimeConfig';
import { COMPOSITION_ELEMENT, type Composition } from '@reelrupee/federation/composition/composition';
import { PAGE_DATA_ELEMENT, type PageData } from '@reelrupee/federation/composition/pageData';
import type { PrerenderedScreen, Store } from '../store/store';
import { alternativesOf, screenKey } from './alternatives';
import { renderScreen } from './renderScreen';
import { dataOf, type SitePage } from './sitePages';
import { LANGUAGES, type Language } from '@reelrupee/contract/languages';

/** Attempts at a screen that runs out of time. Few, since each may keep a switch of another team waiting. */
const MAX_ATTEMPTS = 3;

export interface PrerenderOptions {
  config: RuntimeConfig;
  data: PageData;
  /** Hash of the code that renders. */
  renderer: string;
  /** Retries screens that failed before. */
  retry: boolean;
}

/**
 * The screens by `screenKey`: each page's own and its alternatives, in every language. A screen is left out when its
 * release has no prerender code.
 */
export async function prerenderScreens(
  store: Store,
  composition: Composition,
  pages: SitePage[],
  options: PrerenderOptions,
): Promise<Map<string, PrerenderedScreen>> {
  const shellCode = await store.readCode({ name: 'shell', id: composition.shell.release }, 'html');
  if (shellCode === undefined) return new Map();
  const addresses = pages.flatMap(addressesOf);
  const rendered: (PrerenderedScreen | undefined)[] = [];
  const waiting = addresses.entries();
  const renderAll = async () => {
    for (const [place, { page, address, language }] of waiting) {
      const screen = { page, address, language, composition, shellCode };
      rendered[place] = await screenOf(store, screen, options);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, renderAll));
  // In the order of the addresses, whichever was rendered first: the first failure of a page is the one that is named.
  const screens = new Map<string, PrerenderedScreen>();
  for (const [place, { address, language }] of addresses.entries()) {
    const screen = rendered[place];
    if (screen) screens.set(screenKey(address, language), screen);
  }
  return screens;
}

/** The addresses and languages that a page has a screen for. */
function addressesOf(page: SitePage): { page: SitePage; address: string; language: Language }[] {
  const alternatives = alternativesOf(page.path).map(({ location }) => location);
  return [page.path, ...alternatives].flatMap((address) =>
    LANGUAGES.map((language) => ({ page, address, language })),
  );
}

interface ScreenOfComposition {
  page: SitePage;
  /** The page's path, or the address of an alternative. */
  address: string;
  language: Language;
  composition: Composition;
  shellCode: string;
}

/** One screen. It is stored with its release, so that a switch of another remote runs none of its code. */
async function screenOf(
  store: Store,
  { page, address, language, composition, shellCode }: ScreenOfComposition,
  { config, data, renderer, retry }: PrerenderOptions,
): Promise<PrerenderedScreen | undefined> {
  const { remote } = page;
  const { release: shell } = composition.shell;
  const ref = remote ? { name: remote.name, id: remote.release.id } : { name: 'shell', id: shell };
  const blocks = {
    [COMPOSITION_ELEMENT]: JSON.stringify(compositionOfScreen(composition, page)),
    [RUNTIME_CONFIG_ELEMENT]: JSON.stringify(config),
    [PAGE_DATA_ELEMENT]: JSON.stringify(dataOf(page, data)),
  };
  const key = createHash('sha256')
    .update(JSON.stringify([renderer, shell, address, language, blocks]))
    .digest('hex')
    .slice(0, 16);
  const kept = await store.findScreen(ref, key);
  if (kept && ('html' in kept || !(retry || mayBeRetried(kept)))) return kept;
  const remoteCode = remote && (await store.readCode(ref, 'html'));
  if (remote && remoteCode === undefined) return undefined;
  const rendered = await renderScreen({ path: address, language, shellCode, remoteCode, blocks });
  const screen =
    'problem' in rendered && rendered.isOutOfTime
      ? { problem: rendered.problem, attempts: (kept?.attempts ?? 0) + 1 }
      : rendered;
  await store.saveScreen(ref, key, screen);
  return screen;
}

/** True when a busy machine may have been the reason. */
function mayBeRetried({ attempts }: { attempts?: number }): boolean {
  return attempts !== undefined && attempts < MAX_ATTEMPTS;
}

/** The part of a composition that a screen may depend on: the shell and its own remote. */
function compositionOfScreen({ assets, shell }: Composition, { remote }: SitePage): Composition {
  return {
    id: '',
    assets,
    shell: { release: shell.release, platform: shell.platform },
    remotes: remote ? { [remote.name]: { current: remote.release } } : {},
  };
}
