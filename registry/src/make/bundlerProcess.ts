/**
 * Runs the bundler in a separate process: it writes the source of some of its functions into its output, and the
 * TypeScript loader of the commands would have changed them.
 */
import { RELEASE_ID } from '@reelrupee/federation/presets/mode';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The bundler's command. */
export const RSBUILD = join(
  dirname(createRequire(import.meta.url).resolve('@rsbuild/core/package.json')),
  'bin/rsbuild.js',
);

/** Folder and environment of the bundler for a package: a release's id, and no loaders of this process. */
export function bundlerProcess(dir: string, id: string): { cwd: string; env: NodeJS.ProcessEnv } {
  return { cwd: dir, env: { ...process.env, NODE_OPTIONS: '', [RELEASE_ID]: id } };
}
