/**
 * Loads the build of a remote as a page does, with the federation runtime: its container, the module that it exposes,
 * its screens. Shared modules that are not given are empty (`nothing.ts`).
 */
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { createInstance } from '@module-federation/runtime-tools/runtime';
import { containerName, ENTRY_FILE, EXPOSED_MODULE } from '@reelrupee/federation/composition/composition';
import { isContainer, isRemoteModule } from '@reelrupee/federation/composition/container';
import type { LazyScreen } from '@reelrupee/federation/remote';
import { SHARED_MODULES } from '@reelrupee/federation/sharing';
import { FAKE_PAGE_URL, openFakePage } from './fakePage';
import { NOTHING } from './nothing';

export interface LoadJob {
  remote: string;
  id: string;
  /** The texts of its scripts and stylesheets, by path. */
  files: Readonly<Record<string, string>>;
}

/** The paths that it has a screen component for. Rejects with what its code throws, or with what it lacks. */
export async function loadScreens(
  { remote, id, files }: LoadJob,
  modules: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const name = containerName(remote, id);
  const page = openFakePage(files, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const loadEntry = async () => {
    page.run(ENTRY_FILE);
    const container = page.window[name];
    if (isContainer(container)) return container as never;
    throw new Error(`${ENTRY_FILE} leaves no container ${name}`);
  };
  const instance = createInstance({
    name: 'smoke-test',
    remotes: [{ name, entry: FAKE_PAGE_URL, type: 'global' }],
    shared: sharedModules(modules),
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'fake-page', loadEntry }],
  });
  const exposed: unknown = await instance.loadRemote(`${name}/${EXPOSED_MODULE}`);
  if (!isRemoteModule(exposed)) throw new Error('it does not export defineRemote({ screens: { … } })');
  const screens = Object.entries(exposed.default.screens).map(async ([path, screen]) =>
    isComponent(screen) || isComponent(await loadLater(screen)) ? [path] : [],
  );
  return (await Promise.all(screens)).flat();
}

async function loadLater(screen: unknown): Promise<unknown> {
  const isLazy = typeof screen === 'object' && screen !== null && 'load' in screen;
  return isLazy ? (await (screen as LazyScreen).load()).default : undefined;
}

/** A function, or what React's `memo` and `forwardRef` make of one. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function sharedModules(modules: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    SHARED_MODULES.map((name) => {
      const lib = (): unknown => modules[name] ?? NOTHING;
      const shareConfig = { singleton: true, requiredVersion: false as const };
      return [name, { version: '0.0.0', scope: 'default', lib, shareConfig }];
    }),
  );
}
