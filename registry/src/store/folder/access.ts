/**
 * Release permissions of the folder store: a folder for each change, named by its number. Moving it into place is the
 * commit, so that of two processes none overwrites what the other one granted or revoked.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { accessSchema, type Access } from '../../access/access';
import { moveFolder, namesIn, readIfThere, writeBelow } from './atomicFiles';
import type { Layout } from './layout';

const FILE = 'access.json';

export function readAccess(layout: Layout): Access {
  return read(layout, lastNumber(layout));
}

/** Changes the permissions; the change is made again when another one came first. */
export function updateAccess(layout: Layout, change: (access: Access) => Access): Access {
  for (;;) {
    const number = lastNumber(layout);
    const access = change(read(layout, number));
    if (append(layout, number + 1, access)) return access;
  }
}

function lastNumber({ access }: Layout): number {
  return Math.max(0, ...namesIn(access).map(Number).filter(Number.isInteger));
}

/** An older version of the registry wrote one file, which is the state before the first change. */
function read({ access, accessBefore }: Layout, number: number): Access {
  const json = readIfThere(number === 0 ? accessBefore : join(access, String(number), FILE));
  return json ? accessSchema.parse(JSON.parse(json.toString())) : {};
}

/** False when another change has this number. */
function append({ access: folder, staging }: Layout, number: number, access: Access): boolean {
  mkdirSync(staging, { recursive: true });
  const staged = mkdtempSync(join(staging, 'access-'));
  writeBelow(staged, FILE, `${JSON.stringify(access, null, 2)}\n`);
  const isCommitted = moveFolder(staged, join(folder, String(number)));
  if (!isCommitted) rmSync(staged, { recursive: true });
  return isCommitted;
}
