/** Loads one release: its container, and the module that it exposes. */
import { EXPOSED_MODULE, type Release } from '@reelrupee/federation/composition/composition';
import { isRemoteModule } from '@reelrupee/federation/composition/container';
import type { LazyScreen, Remote } from '@reelrupee/federation/remote';
import type { ComponentType } from 'react';
import { clearRunning, markRunning } from './bootSentinel';
import { containerOf, fileAt, freshAddresses, startAttempt, type Container } from './containers';
import { examineFile } from './examineFile';
import { failedAddress, loadErrorKind, loadErrorMessage, LoadError } from './loadError';
import { dropPendingElements } from './releaseElements';

const loads = new Map<Container, Promise<Remote>>();
/** The modules of the loads that have ended well. */
const loaded = new Map<Container, Remote>();
/** The lazy screens whose chunk has been loaded. */
const loadedLazy = new Map<LazyScreen, ComponentType>();

/** The screen of a route out of a release whose code is in the page: it can be rendered without waiting. */
export function loadedScreen(remote: string, release: Release, path: string): ComponentType | undefined {
  const screen = loaded.get(containerOf(remote, release))?.screens[path];
  return screen && 'load' in screen ? loadedLazy.get(screen) : screen;
}

/** The screen of a route out of a release, its own chunk included. Rejects with a LoadError. */
export async function loadScreen(remote: string, release: Release, path: string): Promise<ComponentType> {
  const container = containerOf(remote, release);
  const { screens } = await loadRelease(container);
  const screen = screens[path];
  if (!screen) throw new LoadError('screen-missing', `${remote} ${release.id} has no screen for ${path}.`);
  if (!('load' in screen)) return screen;
  const { default: Lazy } = await withRetry(container, () => screen.load());
  await loadTextsOfScreen();
  loadedLazy.set(screen, Lazy);
  return Lazy;
}

/** Makes the next load of a remote's releases ask again for the files that have not arrived. */
export function abandonLoads(remote: string): void {
  for (const container of loads.keys()) {
    if (container.remote !== remote) continue;
    const dropped = dropPendingElements(container.base);
    if (loaded.has(container)) dropped.forEach((element) => failChunk(element, container));
    else {
      loads.delete(container);
      startAttempt(container);
    }
  }
}

/** Ends the wait for a chunk of a module that runs: its bundler asks again only for a chunk that has failed. */
function failChunk(element: Element, container: Container): void {
  freshAddresses(container);
  element.dispatchEvent(new Event('error'));
}

/** The module that a release exposes. A failed load is forgotten, so that it can be tried again. */
function loadRelease(container: Container): Promise<Remote> {
  const running = loads.get(container);
  if (running) return running;
  markRunning(container.remote, container.release.id);
  const load = withRetry(container, () => loadContainer(container)).finally(() =>
    clearRunning(container.remote),
  );
  loads.set(container, load);
  load.then(
    (module) => loaded.set(container, module),
    () => {
      if (loads.get(container) === load) loads.delete(container);
    },
  );
  return load;
}

async function loadContainer({ name, attempt, base, release }: Container): Promise<Remote> {
  const { instance } = await import(/* webpackChunkName: "federation" */ '../runtime/instance');
  const type = release.format === 'module' ? 'module' : 'global';
  // The address tells the runtime two attempts apart; the file itself is loaded by `releaseEntries`.
  instance.registerRemotes([{ name: attempt, entry: `${base}${attempt}`, entryGlobalName: name, type }]);
  const module: unknown = await instance.loadRemote(`${attempt}/${EXPOSED_MODULE}`);
  if (isRemoteModule(module)) {
    await loadTextsOfScreen();
    return module.default;
  }
  throw new LoadError('screen-missing', `${name} exposes no screens.`);
}

/** Loads what the release's code declared; without its texts a screen opens in English. */
async function loadTextsOfScreen(): Promise<void> {
  const { loadTexts } = await import(/* webpackChunkName: "first" */ '@reelrupee/platform');
  await loadTexts();
}

/** Runs a step of a release's own code. When a file of it fails, the file is examined and the step runs again. */
async function withRetry<Result>(container: Container, step: () => Promise<Result>): Promise<Result> {
  const { query } = container;
  try {
    return await runCode(container, step);
  } catch (error) {
    const address = failedAddress(error);
    if (address === undefined || !fileAt(address)) throw asLoadError(error);
    // Otherwise Retry has ended the wait for the file, and has asked for it again.
    if (container.query === query) {
      freshAddresses(container);
      await examine(address, error);
    }
    return runCode(container, step).catch((again: unknown) => {
      throw asLoadError(again);
    });
  }
}

/** Runs a step of a release's own code. Rejects when it changes what the code of all teams shares. */
async function runCode<Result>(container: Container, step: () => Promise<Result>): Promise<Result> {
  const { checkBuiltIns } = await import(/* webpackChunkName: "federation" */ './builtIns');
  const result = await step().catch((error: unknown) => {
    checkBuiltIns(container);
    throw error;
  });
  checkBuiltIns(container);
  return result;
}

/** Examines the file at an address; a stylesheet that failed is reported as such, whatever the cause. */
async function examine(address: string, error: unknown): Promise<void> {
  const file = fileAt(address);
  if (!file) return;
  await examineFile(file).catch((reason: unknown) => {
    throw loadErrorKind(error, 'evaluation') === 'style'
      ? new LoadError('style', loadErrorMessage(reason))
      : reason;
  });
}

function asLoadError(error: unknown): LoadError {
  return error instanceof LoadError
    ? error
    : new LoadError(loadErrorKind(error, 'evaluation'), loadErrorMessage(error), { cause: error });
}
