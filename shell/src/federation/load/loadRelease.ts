/** Loads one release: its container, and the module that it exposes. */
import {
  containerName,
  ENTRY_FILE,
  EXPOSED_MODULE,
  type Release,
} from '@reelrupee/federation/composition/composition';
import {
  isContainer,
  isRemoteModule,
  type ContainerExports,
} from '@reelrupee/federation/composition/container';
import type { Remote } from '@reelrupee/federation/remote';
import type { ComponentType } from 'react';
import { containerOf, fileOf, type Container } from './containers';
import { loadErrorKind, loadErrorMessage, LoadError, type Stage } from './loadError';
import { shareScope, type ShareScope } from './shareScope';
import { loadScript } from './verifiedFiles';

const loads = new Map<string, Promise<Remote>>();
/** Those that have come, by the same names. */
const loaded = new Map<string, Remote>();

/** The screen of a route out of a release whose code is in the page: it can be drawn without waiting. */
export function loadedScreen(remote: string, { id }: Release, path: string): ComponentType | undefined {
  const screen = loaded.get(containerName(remote, id))?.screens[path];
  return screen && !('load' in screen) ? screen : undefined;
}

/** The screen of a route out of a release, its own chunk included. Rejects with a LoadError. */
export async function loadScreen(remote: string, release: Release, path: string): Promise<ComponentType> {
  const { screens } = await loadRelease(remote, release);
  const screen = screens[path];
  if (!screen) throw new LoadError('screen-missing', `${remote} ${release.id} has no screen for ${path}.`);
  if (!('load' in screen)) return screen;
  return (await inStage('evaluation', () => screen.load())).default;
}

/** The module that a release exposes. Loaded once; a failed load is forgotten, so that it can be tried again. */
function loadRelease(remote: string, release: Release): Promise<Remote> {
  const container = containerOf(remote, release);
  const running = loads.get(container.name);
  if (running) return running;
  const load = loadContainer(container);
  loads.set(container.name, load);
  load.then(
    (remoteModule) => loaded.set(container.name, remoteModule),
    () => loads.delete(container.name),
  );
  return load;
}

async function loadContainer(container: Container): Promise<Remote> {
  const exports = await loadEntry(container);
  await inStage('init', async () => exports.init(shareScope));
  const module = await inStage('evaluation', async () => (await exports.get(`./${EXPOSED_MODULE}`))());
  if (isRemoteModule(module)) return module.default;
  throw new LoadError('screen-missing', `${container.name} exposes no screens.`);
}

async function loadEntry(container: Container): Promise<ContainerExports<ShareScope>> {
  const known: unknown = Reflect.get(window, container.name);
  if (isContainer<ShareScope>(known)) return known;
  await loadScript(fileOf(container, ENTRY_FILE));
  const exports: unknown = Reflect.get(window, container.name);
  if (isContainer<ShareScope>(exports)) return exports;
  throw new LoadError('evaluation', `The entry of ${container.name} ran and left no container.`);
}

/** Does a step of a release's own code; what it throws is of the step's kind unless it says more. */
async function inStage<Result>(stage: Stage, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw new LoadError(loadErrorKind(error, stage), loadErrorMessage(error));
  }
}
