/**
 * Loads the build of a remote as a page does, with the federation runtime: its container, the module that it exposes,
 * its screens. Of the shared modules React is real; the others are empty (`nothing.ts`).
 */
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { createInstance } from '@module-federation/runtime-tools/runtime';
import { containerName, ENTRY_FILE, EXPOSED_MODULE } from '@reelrupee/federation/composition/composition';
import { isContainer, isRemoteModule } from '@reelrupee/federation/composition/container';
import type { LazyScreen, Remote } from '@reelrupee/federation/remote';
import { packageOf, SHARED_MODULES } from '@reelrupee/federation/sharing';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { FAKE_PAGE_URL, openFakePage, type FakePage } from './fakePage';
import { isolateRemoteCode } from './isolateRemoteCode';
import { NOTHING } from './nothing';
import { SmokeTestError, violationOf, type LoadViolation } from './smokeTestError';

const SOURCE = 'src/remote.tsx';

export interface RemoteSmokeTest {
  /** Paths of the routes that it has a screen component for. */
  screens: string[];
  /** Why a page cannot use it; absent when all of it loaded. */
  fault?: LoadViolation;
}

/** Tests a release of a remote that was built into a folder. */
export async function smokeTestRemote(folder: string, remote: string, id: string): Promise<RemoteSmokeTest> {
  const page = openFakePage(folder, { globals: { _FEDERATION_RUNTIME_CORE: runtimeCore } });
  const screens: string[] = [];
  try {
    await isolateRemoteCode(SOURCE, async () => {
      const exposed = await loadRemote(page, containerName(remote, id), id);
      for (const [path, screen] of Object.entries(exposed.screens)) {
        if (isComponent(screen) || isComponent(await loadLater(screen))) screens.push(path);
      }
    });
    return { screens };
  } catch (error) {
    const fault =
      error instanceof SmokeTestError
        ? error.fault
        : violationOf(error, { id, ran: page.ran, otherwise: SOURCE });
    return { screens, fault };
  }
}

async function loadRemote(page: FakePage, name: string, id: string): Promise<Remote> {
  const loadEntry = async () => {
    page.run(ENTRY_FILE);
    const container = page.window[name];
    if (isContainer(container)) return container as never;
    throw new SmokeTestError({ file: `${id}/${ENTRY_FILE}`, problem: `leaves no container ${name}` });
  };
  const instance = createInstance({
    name: `smoke-test-of-${name}`,
    // The runtime caches containers by name and address for the whole process.
    remotes: [{ name, entry: `${FAKE_PAGE_URL}${randomUUID()}`, type: 'global' }],
    shared: sharedModules(),
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'fake-page', loadEntry }],
  });
  const exposed: unknown = await instance.loadRemote(`${name}/${EXPOSED_MODULE}`);
  if (isRemoteModule(exposed)) return exposed.default;
  throw new SmokeTestError({ file: SOURCE, problem: 'does not export defineRemote({ screens: { … } })' });
}

async function loadLater(screen: unknown): Promise<unknown> {
  const isLazy = typeof screen === 'object' && screen !== null && 'load' in screen;
  return isLazy ? (await (screen as LazyScreen).load()).default : undefined;
}

/** A function, or what React's `memo` and `forwardRef` make of one. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

const own = createRequire(import.meta.url);

function sharedModules() {
  return Object.fromEntries(
    SHARED_MODULES.map(({ name }) => {
      const lib = (): unknown => (/^react(-dom)?$/.test(packageOf(name)) ? own(name) : NOTHING);
      const shareConfig = { singleton: true, requiredVersion: false as const };
      return [name, { version: '0.0.0', scope: 'default', lib, shareConfig }];
    }),
  );
}
