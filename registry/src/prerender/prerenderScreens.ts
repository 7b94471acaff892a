/**
 * The first screens, drawn in Node as the browser will draw them: by the live shell's code, and each remote's own.
 * As in the browser, the shell provides the shared modules and remotes take them.
 */
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { alternativesOf } from './alternatives';
import { RUNTIME_CONFIG_ELEMENT, type RuntimeConfig } from '@reelrupee/contract/runtimeConfig';
import type { ComponentType } from 'react';
import { COMPOSITION_ELEMENT, type Composition } from '@reelrupee/federation/composition/composition';
import { isolateRemoteCode } from '../smoke-test/isolateRemoteCode';
import type { Remote } from '@reelrupee/federation/remote';
import type { SitePage } from './sitePages';
import type { Store } from '../store/store';

/** What the shell's code exports (`shell/src/prerender.tsx`). */
interface ShellHtml {
  shared: Record<string, unknown>;
  prerenderPage: (path: string, Screen: ComponentType | undefined) => Promise<string>;
}

/**
 * The HTML of pages' first screens by path, and of their alternatives by address. A page that cannot be drawn without a
 * browser is left out.
 */
export async function prerenderScreens(
  store: Store,
  composition: Composition,
  config: RuntimeConfig,
  pages: SitePage[],
): Promise<Map<string, string>> {
  const prerendered = new Map<string, string>();
  const code = await store.readCode({ name: 'shell', id: composition.shell.release }, 'html');
  if (code === undefined) return prerendered;
  const shell = run(code, nodeModule, documentOf(composition, config)) as ShellHtml;
  for (const page of pages) {
    for (const address of [page.path, ...alternativesOf(page.path).map(({ location }) => location)]) {
      const drawing = isolateRemoteCode(address, () => prerender(store, shell, page, address));
      const html = await drawing.catch(() => undefined);
      if (html !== undefined) prerendered.set(address, html);
    }
  }
  return prerendered;
}

async function prerender(
  store: Store,
  shell: ShellHtml,
  { path, remote }: SitePage,
  address: string,
): Promise<string | undefined> {
  if (!remote) return shell.prerenderPage(address, undefined);
  const code = await store.readCode({ name: remote.name, id: remote.release.id }, 'html');
  if (code === undefined) return undefined;
  const { default: exposed } = run(code, (name) => shell.shared[name] ?? {}) as { default: Remote };
  const screen = exposed.screens[path];
  if (!screen) return undefined;
  return shell.prerenderPage(path, 'load' in screen ? (await screen.load()).default : screen);
}

/** Runs CommonJS code without a browser's globals, and gives what it exports. */
function run(code: string, require: (name: string) => unknown, document?: object): unknown {
  const module = { exports: {} };
  const globals = { module, exports: module.exports, require, document, ...NO_BROWSER };
  const evaluate = compileFunction(code, Object.keys(globals)) as (...values: unknown[]) => void;
  evaluate(...Object.values(globals));
  return module.exports;
}

const EMPTY_STORAGE = { getItem: () => null };
const NO_BROWSER = {
  window: undefined,
  sessionStorage: EMPTY_STORAGE,
  localStorage: EMPTY_STORAGE,
  navigator: { onLine: true },
};

const nodeModule = createRequire(import.meta.url);

/** The page's data blocks, as the shell reads them. */
function documentOf(composition: Composition, config: RuntimeConfig): object {
  const blocks: Record<string, object> = {
    [COMPOSITION_ELEMENT]: { textContent: JSON.stringify(composition) },
    [RUNTIME_CONFIG_ELEMENT]: { textContent: JSON.stringify(config) },
  };
  return { getElementById: (id: string) => blocks[id] ?? null };
}
