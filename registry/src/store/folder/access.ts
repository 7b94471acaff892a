/**
 * Release permissions of the folder store: a numbered folder for each change, so that of two processes none overwrites
 * what the other one granted or revoked.
 */
import { join } from 'node:path';
import { accessSchema, type Access } from '../../access/access';
import { readIfThere, withNewFolder, writeBelow } from './atomicFiles';
import type { Layout } from './layout';
import { commitNumbered, lastNumberIn, numberedFolder } from './numberedFolders';

const FILE = 'access.json';
/** Permissions are read by the user who releases, and by its group where the umask allows that. */
const MODE = 0o770;

export function readAccess(layout: Layout): Access {
  return read(layout, lastNumberIn(layout.access));
}

/** Changes the permissions; the change is made again when another one came first. */
export function updateAccess(layout: Layout, change: (access: Access) => Access): Access {
  for (;;) {
    const number = lastNumberIn(layout.access);
    const access = change(read(layout, number));
    if (append(layout, number + 1, access)) return access;
  }
}

/** An older version of the registry wrote one file, which is the state before the first change. */
function read({ access, accessBefore }: Layout, number: number): Access {
  const json = readIfThere(number === 0 ? accessBefore : join(numberedFolder(access, number), FILE));
  return json ? accessSchema.parse(JSON.parse(json.toString())) : {};
}

/** False when another change has this number. */
function append({ access: log, staging }: Layout, number: number, access: Access): boolean {
  const commit = (staged: string) => {
    writeBelow(staged, FILE, `${JSON.stringify(access, null, 2)}\n`);
    return commitNumbered(staged, log, number);
  };
  return withNewFolder(staging, 'access-', commit, MODE);
}
