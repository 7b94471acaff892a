/**
 * One federation runtime for the whole page. The bundler plugin would put a copy of its CommonJS runtime into
 * every build (27 KiB brotli in the shell, 12 in each remote). The shell takes the ES modules of the same
 * packages, so that what it does not use falls away, and lends its runtime to the remotes through a global.
 */
import { createRequire } from 'node:module';

/** Where the shell leaves its runtime for remotes; `shell/src/federation/lendRuntime.ts` puts it there. */
export const RUNTIME_GLOBAL = 'reelrupeeFederation';

interface RuntimePaths {
  bundlerRuntime: string;
  runtime: string;
  runtimeCore: string;
  sdk: string;
  errorCodes: string;
}

function runtimePaths(): RuntimePaths {
  const from = (path: string) => createRequire(path).resolve;
  const enhanced = from(import.meta.url)('@module-federation/enhanced');
  const tools = from(enhanced)('@module-federation/runtime-tools');
  const runtime = from(tools)('@module-federation/runtime');
  const runtimeCore = from(runtime)('@module-federation/runtime-core');
  return {
    bundlerRuntime: from(tools)('@module-federation/webpack-bundler-runtime'),
    runtime,
    runtimeCore,
    sdk: from(runtimeCore)('@module-federation/sdk'),
    errorCodes: from(runtimeCore)('@module-federation/error-codes'),
  };
}

/** Aliases for the shell's build: the plugin's CommonJS paths lead to the ES modules beside them. */
export function runtimeAliases(): Record<string, string> {
  const { bundlerRuntime, runtime, runtimeCore, sdk, errorCodes } = runtimePaths();
  const esm = (path: string) => path.replace(/\.cjs$/, '.js');
  return {
    [`${bundlerRuntime}$`]: esm(bundlerRuntime),
    '@module-federation/webpack-bundler-runtime$': esm(bundlerRuntime),
    [`${runtime}$`]: esm(runtime),
    '@module-federation/runtime/helpers$': runtime.replace('index.cjs', 'helpers.js'),
    '@module-federation/runtime-core$': esm(runtimeCore),
    '@module-federation/sdk$': esm(sdk),
    '@module-federation/error-codes$': errorCodes.replace(/\.cjs$/, '.mjs'),
  };
}

/** External for a remote's build: the bundler runtime is read from the shell's global. */
export function lentRuntimeExternal(): Record<string, string> {
  return { [runtimePaths().bundlerRuntime]: `global ${RUNTIME_GLOBAL}` };
}
