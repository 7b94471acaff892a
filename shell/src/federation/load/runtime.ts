/**
 * The federation runtime of the page, in place of the general one that the bundler's plugin would put into every
 * build. Our policy leaves little of it to do: the shell provides each shared module in one version, remotes take
 * it, and the shell loads all files itself. Remotes find it in a global (`federationRuntime.ts` of the build presets);
 * the shell itself is an ordinary build.
 */
import { fileAt, fileOf, knownContainer, type Container } from './containers';
import { loadErrorKind } from './loadError';
import { provideShared, shareScope, takeShared, type Factory } from './shareScope';
import { loadScript, loadStyle } from './verifiedFiles';

type Id = string | number;

/** What a bundler's runtime tells its loader of the end of a load. */
interface LoadEnd {
  type: string;
  target: { src: string };
}

/** The parts of a build's own bundler runtime that federation takes hold of. */
interface BundlerRuntime {
  /** Prefix of the build's files. */
  p: string;
  /** Module factories by id. */
  m: Record<Id, (module: { exports: unknown }) => void>;
  /** Modules that have run, by id. */
  c: Record<Id, unknown>;
  /** Loads a chunk's script. */
  l: (url: string, done: (end: LoadEnd) => void) => void;
  federation: {
    initOptions: {
      name: string;
      shared: Record<string, { version: string; get: () => Promise<Factory> }[]>;
    };
  };
}

interface Consumption {
  chunkId: Id;
  /** What the chunk waits for. */
  promises: Promise<unknown>[];
  /** Shared modules that chunks need, by the ids that they have in this build. */
  chunkMapping: Record<Id, Id[]>;
  moduleToHandlerMapping: Record<Id, { shareKey: string }>;
  /** Those that are there, as 0, or on their way. */
  installedModules: Record<Id, Promise<void> | 0>;
  webpackRequire: BundlerRuntime;
}

/** A container comes up: it gets its files through the shell. What it provides, against the policy, is seen. */
function init({ webpackRequire }: { webpackRequire: BundlerRuntime }): object {
  const { name, shared } = webpackRequire.federation.initOptions;
  const container = knownContainer(name);
  if (container) takeOverLoading(webpackRequire, container);
  for (const [module, [provided]] of Object.entries(shared)) {
    if (provided) provideShared(module, provided.version, name, provided.get);
  }
  return {};
}

function takeOverLoading(runtime: BundlerRuntime, container: Container): void {
  runtime.p = container.base;
  runtime.l = (url, done) => void loadChunk(container, url, done);
}

async function loadChunk(container: Container, url: string, done: (end: LoadEnd) => void): Promise<void> {
  const type = await loadScript(fileOf(container, url.slice(container.base.length))).then(
    () => 'load',
    (error: unknown) => loadErrorKind(error, 'evaluation'),
  );
  done({ type, target: { src: url } });
}

/** Applies the stylesheet of a link that a container's runtime has made, and answers through its handlers. */
async function applyStyle(link: HTMLLinkElement): Promise<void> {
  const type = await loadStyle(fileAt(link.href)).then(
    () => 'load',
    () => 'error',
  );
  link.dispatchEvent(new Event(type));
}

/** A chunk is wanted: the shared modules that it needs are put among its build's modules. */
function consumes(consumption: Consumption): void {
  const { chunkId, promises, chunkMapping, installedModules } = consumption;
  for (const id of chunkMapping[chunkId] ?? []) {
    const installed = (installedModules[id] ??= install(id, consumption));
    if (installed !== 0) promises.push(installed);
  }
}

async function install(
  id: Id,
  { moduleToHandlerMapping, installedModules, webpackRequire }: Consumption,
): Promise<void> {
  try {
    const factory = await takeShared(moduleToHandlerMapping[id]?.shareKey ?? '');
    webpackRequire.m[id] = (module) => {
      // The bundler asks once for each new state of its module cache; the module itself exists once.
      Reflect.deleteProperty(webpackRequire.c, id);
      module.exports = factory();
    };
    installedModules[id] = 0;
  } catch (error) {
    Reflect.deleteProperty(installedModules, id);
    throw error;
  }
}

const runtime = {
  bundlerRuntime: {
    init,
    consumes,
    S: { default: shareScope },
    // The scope is complete before any container is there: initialising has nothing left to do.
    I: () => true,
    initContainerEntry: () => true,
    // No first script imports anything shared: it is only a container.
    installInitialConsumes: () => undefined,
  },
  applyStyle,
};

Object.defineProperty(globalThis, 'reelrupeeFederation', { value: runtime });

export default runtime;
