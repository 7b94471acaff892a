import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRERENDER_BUNDLE } from '@reelrupee/federation/presets/prerenderPreset';
import { BUILD_TARGET, type BuildTarget } from '@reelrupee/federation/presets/mode';
import { WORKER_BUNDLE } from '@reelrupee/federation/presets/workerPreset';
import { readIfThere } from '../store/folder/atomicFiles';
import { UserError } from '../userError';
import { bundlerProcess, RSBUILD } from './bundlerProcess';

/** Bundles a package by its own `rsbuild.config.ts` into a folder, under a release's id. */
export async function bundle(dir: string, id: string, into: string): Promise<void> {
  await build(dir, id, into, {});
}

/**
 * Bundles the code that prerenders a package's screens, and gives it; undefined for a build without our presets, whose
 * pages have a skeleton first.
 */
export function bundleForHtml(dir: string, id: string): Promise<string | undefined> {
  return bundleOneFile(dir, id, 'html', PRERENDER_BUNDLE);
}

/** Bundles the shell's service worker, and gives it. */
export function bundleWorker(dir: string, id: string): Promise<string | undefined> {
  return bundleOneFile(dir, id, 'worker', WORKER_BUNDLE);
}

async function bundleOneFile(
  dir: string,
  id: string,
  what: BuildTarget,
  file: string,
): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), `${what}-`));
  try {
    await build(dir, id, folder, { [BUILD_TARGET]: what });
    return readIfThere(join(folder, file))?.toString();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function build(dir: string, id: string, into: string, more: NodeJS.ProcessEnv): Promise<void> {
  const args = ['build', '--config-loader', 'jiti', '--dist-path', into, '--log-level', 'error'];
  await new Promise<void>((resolve, reject) => {
    const { cwd, env } = bundlerProcess(dir, id);
    execFile(
      process.execPath,
      [RSBUILD, ...args],
      { cwd, env: { ...env, ...more } },
      (error, stdout, stderr) => {
        if (!error) return resolve();
        const said = `${stdout}${stderr}`.trim();
        reject(
          new UserError(`${dir} does not build:\n${said}`, 'Fix the errors above and run the command again.'),
        );
      },
    );
  });
}
