import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout } from './layout';

/** No build takes this long: what is older belongs to a process that was killed. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

/** Removes what killed processes left in the staging folder. */
export function removeAbandoned({ staging }: Pick<Layout, 'staging'>): void {
  mkdirSync(staging, { recursive: true });
  for (const path of readdirSync(staging).map((name) => join(staging, name))) {
    const { mtimeMs = Infinity } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) rmSync(path, { recursive: true, force: true });
  }
}
