/** Lends the page's one federation runtime to the remotes, whose builds contain none (`federationRuntime.ts`). */
import { createInstance } from '@module-federation/runtime';
import bundler, { type WebpackRequire } from '@module-federation/webpack-bundler-runtime';
// The shell exposes nothing itself, so its build leaves this part out of the runtime above.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** Each release is an instance of its own; the runtime's default would find the shell's and refuse the name. */
function init({ webpackRequire }: { webpackRequire: WebpackRequire }) {
  const options = webpackRequire.federation.initOptions;
  if (!options) throw new Error('A container came without its options.');
  return createInstance(options);
}

/** A container writes into what it is given: none gets what another one had. */
function freshRuntime() {
  const bundlerRuntime = { ...bundler.bundlerRuntime, S: {}, init, initContainerEntry };
  return { ...bundler, bundlerRuntime, bundlerRuntimeOptions: {} };
}

Object.defineProperty(globalThis, 'reelrupeeFederation', { get: freshRuntime });
