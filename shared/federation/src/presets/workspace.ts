/** Where things are in the workspace, and what its packages say of themselves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The root of the workspace. */
export const WORKSPACE = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

const packageFile = z.object({ name: z.string(), version: z.string() });

/** Name and version that a package's package.json states. */
export function readPackage(dir: string): z.infer<typeof packageFile> {
  return packageFile.parse(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')));
}

/** The remotes of the workspace by name: each folder `mf-*` with a `remote.json`. */
export function remoteNames(): string[] {
  return readdirSync(WORKSPACE)
    .filter((name) => name.startsWith('mf-') && existsSync(join(WORKSPACE, name, 'remote.json')))
    .sort();
}
