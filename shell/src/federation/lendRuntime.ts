/**
 * Lends the page's one federation runtime to the remotes, whose builds contain none (`federationRuntime.ts`
 * of the build presets), and takes over the loading of their chunks and stylesheets, so that all are verified.
 */
import { createInstance } from '@module-federation/runtime';
import bundler, { type WebpackRequire } from '@module-federation/webpack-bundler-runtime';
// The shell exposes nothing itself, so its build leaves this part out of the runtime above.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { fileOf, fileAt, knownContainer, type Container } from './containers';
import { failureKind } from './loadFailure';
import { loadScript, loadStyle } from './verifiedFiles';

/** What a bundler runtime tells its chunk and stylesheet loaders of the end of a load. */
type LoadEnd = Pick<Event, 'type'> & { target: { src?: string; href?: string } };

/** A container's own bundler runtime, with its loader of chunks. */
interface ContainerRuntime extends WebpackRequire {
  l: (url: string, done: (end: LoadEnd) => void) => void;
}

/** Each release is an instance of its own; the runtime's default would find the shell's and refuse the name. */
function init({ webpackRequire }: { webpackRequire: ContainerRuntime }) {
  const options = webpackRequire.federation.initOptions;
  const container = options && knownContainer(options.name);
  if (!container) throw new Error('A container came that no release names.');
  webpackRequire.p = container.base;
  webpackRequire.l = (url, done) => void loadChunk(container, url, done);
  return createInstance(options);
}

async function loadChunk(container: Container, url: string, done: (end: LoadEnd) => void): Promise<void> {
  const path = url.slice(container.base.length);
  const type = await loadScript(fileOf(container, path)).then(
    () => 'load',
    (error: unknown) => failureKind(error, 'evaluation'),
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

/** A container writes into what it is given: none gets what another one had. */
function freshRuntime() {
  const bundlerRuntime = { ...bundler.bundlerRuntime, S: {}, init, initContainerEntry };
  return { ...bundler, bundlerRuntime, bundlerRuntimeOptions: {}, applyStyle };
}

Object.defineProperty(globalThis, 'reelrupeeFederation', { get: freshRuntime });
