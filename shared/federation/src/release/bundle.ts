import { execFile } from 'node:child_process';
import { bundlerProcess, RSBUILD } from './bundlerProcess';

/**
 * Bundles a package by its own `rsbuild.config.ts` into a folder, under a release's id.
 */
export async function bundle(dir: string, id: string, into: string): Promise<void> {
  const args = ['build', '--config-loader', 'jiti', '--dist-path', into, '--log-level', 'error'];
  await new Promise<void>((resolve, reject) => {
    execFile(process.execPath, [RSBUILD, ...args], bundlerProcess(dir, id), (error, stdout, stderr) => {
      if (error) reject(new Error(`${dir} does not build:\n${stdout}${stderr}`));
      else resolve();
    });
  });
}
