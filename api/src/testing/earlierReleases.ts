import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './cache';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Commits of earlier releases of the provider, by version: the last one, which is live while this one is deployed, and one
 * that stored each credited reel as a journal of its own.
 */
export const EARLIER_RELEASES = {
  '1.1.0': '7f7070be36f862ef9645a1ac998f29e619cb703f',
  '1.4.0': '9687acbe573caac14a72de162b718edb851b2b42',
} as const;
export type EarlierVersion = keyof typeof EARLIER_RELEASES;

export interface EarlierRelease {
  server: string;
  remove(): void;
}

/** True if the history of this checkout reaches back to the release. */
export function hasRelease(version: EarlierVersion): boolean {
  const commit = `${EARLIER_RELEASES[version]}^{commit}`;
  return spawnSync('git', ['cat-file', '-e', commit], { cwd: ROOT }).status === 0;
}

/** Builds a release of the provider from history, with the packages that are installed now. */
export function buildRelease(version: EarlierVersion): EarlierRelease {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(`${CACHE}/previous-`);
  const commit = EARLIER_RELEASES[version];
  const archive = execFileSync('git', ['archive', commit, 'api', 'shared/contract', 'tsconfig.base.json'], {
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
