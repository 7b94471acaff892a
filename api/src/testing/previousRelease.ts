import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './cache';

const ROOT = join(import.meta.dirname, '../../..');

/** The commit of the provider that is live while this one is deployed; raised with each release. */
const PREVIOUS = '7f7070be36f862ef9645a1ac998f29e619cb703f';

export interface PreviousRelease {
  server: string;
  remove(): void;
}

/** Tells if the history of this checkout reaches back to the previous release. */
export function hasPreviousRelease(): boolean {
  return spawnSync('git', ['cat-file', '-e', `${PREVIOUS}^{commit}`], { cwd: ROOT }).status === 0;
}

/** Builds the previous release of the provider from history, with the packages that are installed now. */
export function buildPreviousRelease(): PreviousRelease {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(`${CACHE}/previous-`);
  const archive = execFileSync('git', ['archive', PREVIOUS, 'api', 'shared/contract', 'tsconfig.base.json'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 ** 2,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(join(ROOT, 'shared/contract'), join(folder, 'shared/contract'));
  linkPackages(join(ROOT, 'api'), join(folder, 'api'));
  rmSync(join(folder, 'api/node_modules/@reelrupee'));
  mkdirSync(join(folder, 'api/node_modules/@reelrupee'));
  symlinkSync(join(folder, 'shared/contract'), join(folder, 'api/node_modules/@reelrupee/contract'));
  execFileSync(process.execPath, ['--import', 'tsx', join(folder, 'api/build.ts')], { cwd: ROOT });
  return {
    server: join(folder, 'api/dist/server.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Gives a folder a node_modules of links to another one's packages. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(join(from, 'node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name));
  }
}
