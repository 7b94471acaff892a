/** The fixtures' builds: made once for given sources and versions, and kept. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { nameOf, REMOTE_ENTRY, type Variant } from './build/variants';

/** The sources that the host brings of ours. */
const PLATFORM = ['contract', 'platform', 'ui'].map((name) => `../../shared/${name}/src`);
const LOCKFILE = join(import.meta.dirname, '../../pnpm-lock.yaml');

/** The folder with the files of a variant; builds it at the first use. Rejects when it does not build. */
export function prebuiltRemote(variant: Variant): Promise<string> {
  const name = nameOf(variant);
  // Plain JavaScript: rspack's plugin puts functions into the page as text, which a compiler of TypeScript changes.
  return prebuilt(name, ['remote', 'build'], (folder) => [
    'build/main.mjs',
    variant.bundler,
    variant.plugin,
    name,
    REMOTE_ENTRY,
    folder,
  ]);
}

/** The folder with the plain host's files; builds it at the first use. Rejects when it does not build. */
export function prebuiltHost(): Promise<string> {
  return prebuilt('host', ['host', 'build', ...PLATFORM], (folder) => ['build/host.mjs', folder]);
}

/** A folder that a program of this package fills, cached by the content of its sources and by the lockfile. */
async function prebuilt(
  name: string,
  sources: readonly string[],
  program: (folder: string) => string[],
): Promise<string> {
  const cache = join(import.meta.dirname, 'dist');
  const folder = join(cache, `${name}-${hashOf(sources)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const building = mkdtempSync(join(cache, 'building-'));
  try {
    const options = { cwd: import.meta.dirname };
    await promisify(execFile)(process.execPath, program(building), options);
    renameSync(building, folder);
  } catch (error) {
    rmSync(building, { recursive: true, force: true });
    // Another worker was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(LOCKFILE));
  for (const folder of folders) {
    const files = readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((path) => extname(path) !== '').sort()) {
      hash.update(file).update(readFileSync(join(import.meta.dirname, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
