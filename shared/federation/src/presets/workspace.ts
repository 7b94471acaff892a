/** The places of this workspace. No published file imports this: teams in other repositories have no workspace. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the workspace. */
export const WORKSPACE = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** The remotes of the workspace by name: each folder `mf-*` with a `remote.json`. */
export function remoteNames(): string[] {
  return readdirSync(WORKSPACE)
    .filter((name) => name.startsWith('mf-') && existsSync(join(WORKSPACE, name, 'remote.json')))
    .sort();
}
