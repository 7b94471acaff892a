/** Loads one release: its container, and the module that it exposes. */
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { RemoteEntryExports } from '@module-federation/runtime/types';
import { ENTRY_FILE, EXPOSED_MODULE, type Release } from '@reelrupee/federation/composition/composition';
import type { Remote } from '@reelrupee/federation/remote';
import type { ComponentType } from 'react';
import { containerOf, fileOf, knownContainer } from './containers';
import { failureKind, failureText, LoadFailure } from './loadFailure';
import { loadScript } from './verifiedFiles';

/** The federation runtime would load entries unverified, and with errors that say little. */
registerPlugins([{ name: 'verified-entry', loadEntry: ({ remoteInfo }) => loadEntry(remoteInfo.name) }]);

async function loadEntry(name: string): Promise<RemoteEntryExports> {
  const container = knownContainer(name);
  if (!container) throw new LoadFailure('integrity', `${name} is no release of this page.`);
  const entry = fileOf(container, ENTRY_FILE);
  await loadScript(entry);
  const exports: unknown = Reflect.get(window, name);
  if (!isContainer(exports)) throw new LoadFailure('evaluation', `${entry.url} ran and left no container.`);
  return exports;
}

function isContainer(value: unknown): value is RemoteEntryExports {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}

const loads = new Map<string, Promise<Remote>>();

/** The module that a release exposes. Loaded once; a failed load is forgotten, so that it can be tried again. */
function loadRelease(remote: string, release: Release): Promise<Remote> {
  const { name, base } = containerOf(remote, release);
  const running = loads.get(name);
  if (running) return running;
  const load = loadContainer(name, base + ENTRY_FILE);
  loads.set(name, load);
  load.catch(() => loads.delete(name));
  return load;
}

/** The screen of a route out of a release, its own chunk included. Rejects with a LoadFailure. */
export async function loadScreen(remote: string, release: Release, path: string): Promise<ComponentType> {
  const { screens } = await loadRelease(remote, release);
  const screen = screens[path];
  if (!screen) throw new LoadFailure('screen-missing', `${remote} ${release.id} has no screen for ${path}.`);
  if (!('load' in screen)) return screen;
  try {
    return (await screen.load()).default;
  } catch (error) {
    throw new LoadFailure(failureKind(error, 'evaluation'), failureText(error));
  }
}

async function loadContainer(name: string, entry: string): Promise<Remote> {
  registerRemotes([{ name, entry }]);
  try {
    const module = await loadRemote<{ default?: Remote }>(`${name}/${EXPOSED_MODULE}`);
    if (module?.default?.screens) return module.default;
  } catch (error) {
    throw asFailure(error);
  }
  throw new LoadFailure('screen-missing', `${name} exposes no screens.`);
}

function asFailure(error: unknown): LoadFailure {
  if (error instanceof LoadFailure) return error;
  const text = failureText(error);
  // RUNTIME-015 is the runtime's code for a container whose init threw.
  return new LoadFailure(failureKind(error, text.includes('RUNTIME-015') ? 'init' : 'evaluation'), text);
}
