import { remoteNames, WORKSPACE } from '@reelrupee/federation/build/workspace';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = [
  'shell',
  'shared/contract',
  'shared/federation',
  'shared/platform',
  'shared/ui',
  'bench/peers',
];

/** A hash of all that a peer is built from. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(WORKSPACE, 'pnpm-lock.yaml')));
  for (const folder of [...remoteNames(), ...OTHERS]) {
    const files = readdirSync(join(WORKSPACE, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/node_modules|[/\\]dist\b/.test(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}
