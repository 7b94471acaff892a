/**
 * One federation runtime for the whole page, and a small one. The bundler's plugin would put the general runtime
 * into every remote, 12 KiB brotli each. Ours is `shell/src/federation/load/runtime.ts`, which remotes find in a global.
 */
import { createRequire } from 'node:module';

/** Where the shell leaves its runtime for remotes. */
export const RUNTIME_GLOBAL = 'reelrupeeFederation';

/** The file that the plugin imports the general runtime from. */
function generalRuntime(): string {
  const from = (path: string) => createRequire(path).resolve;
  const enhanced = from(import.meta.url)('@module-federation/enhanced');
  const tools = from(enhanced)('@module-federation/runtime-tools');
  return from(tools)('@module-federation/webpack-bundler-runtime');
}

/** External for a remote's build. */
export function sharedRuntimeExternal(): Record<string, string> {
  return { [generalRuntime()]: `global ${RUNTIME_GLOBAL}` };
}
