import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a temporary folder; removed after the running test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reelrupee-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
