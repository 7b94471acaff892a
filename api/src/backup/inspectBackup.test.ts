import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { FORMAT, VERSION } from './format';
import { inspectBackup } from './readBackup';

const folder = mkdtempSync(join(tmpdir(), 'reelrupee-inspected-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEADER = { format: FORMAT, version: VERSION, migrations: [], takenAt: '2026-03-02T00:00:00.000Z' };
const USER = { table: 'users', rows: ['{}'] };

const pack = (...lines: object[]) => gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

function inspect(content: Buffer) {
  const file = join(folder, 'backup.gz');
  writeFileSync(file, content);
  return inspectBackup(file);
}

it('accepts a backup that is whole', async () => {
  const inspected = await inspect(pack(HEADER, USER, { end: true, rows: 1 }));
  expect(inspected).toMatchObject({ kind: 'complete', rows: 1 });
});

it('detects a wrong checksum, and one that is cut off', async () => {
  const content = pack(HEADER, USER, { end: true, rows: 1 });
  const damaged = Buffer.from(content);
  damaged.writeUInt32LE(0, content.length - 8);
  const reason = 'it is not a backup, or it is damaged';
  expect(await inspect(damaged)).toEqual({ kind: 'broken', reason });
  expect(await inspect(content.subarray(0, -6))).toEqual({ kind: 'broken', reason });
});

it('detects rows that the end does not count', async () => {
  expect(await inspect(pack(HEADER, USER, { end: true, rows: 2 }))).toMatchObject({ kind: 'broken' });
  expect(await inspect(pack(HEADER, { end: true, rows: 0 }, USER))).toEqual({
    kind: 'broken',
    reason: 'it has rows after its end',
  });
});

it('detects a file without rows, and one without a header', async () => {
  expect(await inspect(gzipSync(''))).toEqual({ kind: 'broken', reason: 'it is incomplete' });
  expect(await inspect(pack({ end: true, rows: 0 }))).toMatchObject({ kind: 'broken' });
});
