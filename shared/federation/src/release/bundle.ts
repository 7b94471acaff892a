import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const RSBUILD = join(
  dirname(createRequire(import.meta.url).resolve('@rsbuild/core/package.json')),
  'bin/rsbuild.js',
);

/**
 * Bundles a package by its own `rsbuild.config.ts` into a folder, under a release's id. In a process of its own: the bundler writes
 * the source of some of its functions into the output, and a TypeScript loader in this process would have
 * changed them.
 */
export async function bundle(dir: string, id: string, into: string): Promise<void> {
  const args = [RSBUILD, 'build', '--config-loader', 'jiti', '--dist-path', into, '--log-level', 'error'];
  // Without NODE_OPTIONS, so that no loader of this process is inherited.
  const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', RELEASE_ID: id };
  await new Promise<void>((resolve, reject) => {
    execFile(process.execPath, args, { cwd: dir, env }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${dir} does not build:\n${stdout}${stderr}`));
      else resolve();
    });
  });
}
