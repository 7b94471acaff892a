/** The fixtures' builds: made once for given sources and versions, and kept. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cachedFolder } from '../../api/src/testing/cache';
import { nameOf, REMOTE_ENTRY, type Variant } from './build/variants';

/** The sources that the host brings of ours. */
const PLATFORM = ['contract', 'platform', 'ui'].map((name) => `shared/${name}/src`);
const BUILD = 'e2e/interop/build';

/** The folder with the files of a variant; builds it at the first use. Rejects when it does not build. */
export function prebuiltRemote(variant: Variant): Promise<string> {
  const name = nameOf(variant);
  // Plain JavaScript: rspack's plugin puts functions into the page as text, which a compiler of TypeScript changes.
  return prebuilt(name, ['e2e/interop/remote', BUILD], (folder) => [
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
  return prebuilt('host', ['e2e/interop/host', BUILD, ...PLATFORM], (folder) => ['build/host.mjs', folder]);
}

/** A folder that a program of this package fills, cached by its sources and by the lockfile. */
function prebuilt(
  name: string,
  sources: readonly string[],
  program: (folder: string) => string[],
): Promise<string> {
  return cachedFolder(name, ['pnpm-lock.yaml', ...sources], (folder) =>
    promisify(execFile)(process.execPath, program(folder), { cwd: import.meta.dirname }),
  );
}
