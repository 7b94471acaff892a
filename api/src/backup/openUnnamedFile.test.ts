import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FORMAT, VERSION } from './format';
import { openUnnamedFile } from './openUnnamedFile';
import { inspectBackup } from './readBackup';

it('leaves nothing in the folder of temporary files while a backup in it is read, any number of times', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reelrupee-unnamed-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const file = await openUnnamedFile();
  const header = { format: FORMAT, version: VERSION, migrations: [], takenAt: '2026-03-02T00:00:00.000Z' };
  await file.write(gzipSync(`${JSON.stringify(header)}\n{"end":true,"rows":0}\n`));
  expect(readdirSync(folder)).toEqual([]);
  for (let time = 0; time < 2; time += 1) expect((await inspectBackup(file)).kind).toBe('complete');
  await file.close();
});
