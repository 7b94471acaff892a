import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFiles } from './replaceFiles';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('files are replaced, folders are made, and nothing else is left', () => {
  writeFileSync(join(folder, 'a'), 'old');
  replaceFiles(
    new Map<string, string | Buffer>([
      [join(folder, 'a'), 'new'],
      [join(folder, 'b/c'), Buffer.from('there')],
    ]),
  );
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['a', 'b', 'b/c']);
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('new');
});

test('when one cannot be written none is replaced', () => {
  writeFileSync(join(folder, 'a'), 'old');
  writeFileSync(join(folder, 'in-the-way'), '');
  mkdirSync(join(folder, 'b'));
  const files = new Map([
    [join(folder, 'a'), 'new'],
    [join(folder, 'in-the-way/c'), 'new'],
  ]);
  expect(() => replaceFiles(files)).toThrow();
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('old');
});
