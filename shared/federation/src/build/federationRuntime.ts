/**
 * One federation runtime for the whole page, and a small one. The bundler's plugin would put the general runtime
 * into every build: 27 KiB brotli in the shell (18 with all that can be configured away) and 12 in each remote.
 * Ours is `shell/src/federation/runtime.ts`: the shell's build takes it in place of the general one, and remotes
 * find it in a global.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Where the shell leaves its runtime for remotes. */
export const RUNTIME_GLOBAL = 'reelrupeeFederation';

/** The file that the plugin imports the general runtime from. */
function generalRuntime(): string {
  const from = (path: string) => createRequire(path).resolve;
  const enhanced = from(import.meta.url)('@module-federation/enhanced');
  const tools = from(enhanced)('@module-federation/runtime-tools');
  return from(tools)('@module-federation/webpack-bundler-runtime');
}

/** Alias for the shell's build. */
export function ownRuntime(shellDir: string): Record<string, string> {
  return { [`${generalRuntime()}$`]: join(shellDir, 'src/federation/runtime.ts') };
}

/** External for a remote's build. */
export function lentRuntime(): Record<string, string> {
  return { [generalRuntime()]: `global ${RUNTIME_GLOBAL}` };
}
