/**
 * Runs the build of a remote as a page would: its container, the module that it exposes with its screens, and what
 * these load later. React is there; of the rest that a shell shares nothing is (`nothing.ts`).
 */
import { readdirSync } from 'node:fs';
import { RUNTIME_GLOBAL } from '@reelrupee/federation/presets/sharedRuntimeExternal';
import { containerName, ENTRY_FILE, EXPOSED_MODULE } from '@reelrupee/federation/composition/composition';
import { isContainer, isRemoteModule } from '@reelrupee/federation/composition/container';
import type { LazyScreen, Remote } from '@reelrupee/federation/remote';
import { violationOf, SmokeTestError, type LoadViolation } from './smokeTestError';
import { isolateRemoteCode } from './isolateRemoteCode';
import { fakeRuntime, type BundlerRuntime } from './fakeRuntime';
import { openFakePage, type FakePage } from './fakePage';

const SOURCE = 'src/remote.tsx';

export interface RemoteSmokeTest {
  /** Paths of the routes that it has a screen component for. */
  screens: string[];
  /** The shared modules that it takes, by their ids in its build. */
  shared: Record<string, string>;
  /** Why pages could not use it; absent when all of it came up. */
  fault?: LoadViolation;
}

/** Tries a release of a remote that was built into a folder. */
export async function smokeTestRemote(folder: string, remote: string, id: string): Promise<RemoteSmokeTest> {
  const trial: RemoteSmokeTest = { screens: [], shared: {} };
  const page: FakePage = openFakePage(folder, {
    globals: { [RUNTIME_GLOBAL]: fakeRuntime({ onStart, applyStyle: (link) => page.load(link) }) },
  });
  let modules: BundlerRuntime | undefined;
  function onStart(build: BundlerRuntime, shared: Record<string, string>) {
    modules = build;
    trial.shared = shared;
  }
  try {
    await isolateRemoteCode(SOURCE, async () => {
      const { screens } = await expose(page, containerName(remote, id), id);
      for (const [path, screen] of Object.entries(screens)) {
        if (isComponent(screen) || isComponent(await loadLater(screen))) trial.screens.push(path);
      }
      if (modules) runTheRest(folder, page, modules);
    });
  } catch (error) {
    trial.fault =
      error instanceof SmokeTestError
        ? error.fault
        : violationOf(error, { id, ran: page.ran, otherwise: SOURCE });
  }
  return trial;
}

async function expose(page: FakePage, name: string, id: string): Promise<Remote> {
  page.run(ENTRY_FILE);
  const container = page.window[name];
  if (!isContainer<object>(container)) {
    throw new SmokeTestError({ file: `${id}/${ENTRY_FILE}`, problem: `leaves no container ${name}` });
  }
  await container.init({});
  const exposed = (await container.get(`./${EXPOSED_MODULE}`))();
  if (isRemoteModule(exposed)) return exposed.default;
  throw new SmokeTestError({ file: SOURCE, problem: 'does not export defineRemote({ screens: { … } })' });
}

async function loadLater(screen: unknown): Promise<unknown> {
  const isLazy = typeof screen === 'object' && screen !== null && 'load' in screen;
  return isLazy ? (await (screen as LazyScreen).load()).default : undefined;
}

/** Dialogs and such: pages ask for them when a user does, and then they must be no surprise. */
function runTheRest(folder: string, page: FakePage, build: BundlerRuntime): void {
  const known = new Set(Object.keys(build.m));
  const later = readdirSync(folder).filter((path) => path.endsWith('.js') && !page.ran.has(path));
  for (const path of later) page.run(path);
  for (const module of Object.keys(build.m)) if (!known.has(module)) build(module);
}

/** A function, or what React's `memo` and `forwardRef` make of one. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
