import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout } from './layout';

/** No build takes this long: an older staging folder belongs to a process that was killed. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

/** Removes the staging folders of killed processes. */
export function removeAbandoned({ staging }: Pick<Layout, 'staging'>): void {
  mkdirSync(staging, { recursive: true });
  for (const path of readdirSync(staging).map((name) => join(staging, name))) {
    const { mtimeMs = Infinity } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) rmSync(path, { recursive: true, force: true });
  }
}
