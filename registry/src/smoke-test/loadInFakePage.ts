/**
 * Loads the build of a remote as a page does, with the federation runtime: its container, the module that it exposes,
 * its screens. Shared modules that are not given are empty (`nothing.ts`).
 */
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { createInstance } from '@module-federation/runtime-tools/runtime';
import { containerName, ENTRY_FILE, EXPOSED_MODULE } from '@reelrupee/federation/composition/composition';
import { isContainer, isRemoteModule } from '@reelrupee/federation/composition/container';
import type { LazyScreen, Remote } from '@reelrupee/federation/remote';
import { SHARED_MODULES } from '@reelrupee/federation/sharing';
import { randomUUID } from 'node:crypto';
import { FAKE_PAGE_URL, openFakePage, type FakePage, type ReleaseFiles } from './fakePage';
import { isolateRemoteCode } from './isolateRemoteCode';
import { leftoverProblem, replacedProblem } from './leftoverBudget';
import type { Leftovers } from './leftovers';
import { NOTHING } from './nothing';
import { SmokeTestError, violationOf, type LoadViolation } from './smokeTestError';

const SOURCE = 'src/remote.tsx';

export interface RemoteSmokeTest {
  /** Paths of the routes that it has a screen component for. */
  screens: string[];
  /** Reason why a page cannot use it; absent when all of it loaded. */
  fault?: LoadViolation | undefined;
}

export interface SmokeTestJob {
  remote: string;
  id: string;
  files: ReleaseFiles;
}

/** Loads a release in this process, with some of the shared modules. */
export async function loadInFakePage(
  { remote, id, files }: SmokeTestJob,
  modules: Readonly<Record<string, unknown>>,
): Promise<RemoteSmokeTest> {
  const page = openFakePage(files, { globals: { _FEDERATION_RUNTIME_CORE: runtimeCore } });
  const name = containerName(remote, id);
  const screens: string[] = [];
  try {
    await isolateRemoteCode(SOURCE, async () => {
      const exposed = await loadRemote(page, name, id, modules);
      for (const [path, screen] of Object.entries(exposed.screens)) {
        if (isComponent(screen) || isComponent(await loadLater(screen))) screens.push(path);
      }
    });
    const problem = leftoverProblem(foreignLeftovers(page, name));
    return { screens, fault: problem === undefined ? undefined : { file: SOURCE, problem } };
  } catch (error) {
    const { replaced } = page.leftovers();
    // It may well throw because of what it replaced.
    if (replaced.length > 0) return { screens, fault: { file: SOURCE, problem: replacedProblem(replaced) } };
    const fault =
      error instanceof SmokeTestError
        ? error.fault
        : violationOf(error, { id, ran: page.ran, otherwise: SOURCE });
    return { screens, fault };
  }
}

/** All but what each container leaves: itself, its bundler's list of chunks, the federation runtime's own. */
function foreignLeftovers(page: FakePage, container: string): Leftovers {
  const leftovers = page.leftovers();
  const isOwn = (name: string) => name.endsWith(container) || name.startsWith('__');
  return { ...leftovers, globals: leftovers.globals.filter((name) => !isOwn(name)) };
}

async function loadRemote(
  page: FakePage,
  name: string,
  id: string,
  modules: Readonly<Record<string, unknown>>,
): Promise<Remote> {
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
    shared: sharedModules(modules),
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

function sharedModules(modules: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    SHARED_MODULES.map((name) => {
      const lib = (): unknown => modules[name] ?? NOTHING;
      const shareConfig = { singleton: true, requiredVersion: false as const };
      return [name, { version: '0.0.0', scope: 'default', lib, shareConfig }];
    }),
  );
}
