import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enterCommand, folderProblem } from './folder';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'create-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a repository is made in a new folder, an empty one or a fresh clone', () => {
  expect(folderProblem(join(dir, 'mf-quiz'))).toBeUndefined();
  expect(folderProblem(dir)).toBeUndefined();
  mkdirSync(join(dir, '.git'));
  expect(folderProblem(dir)).toBeUndefined();
});

test('no file is overwritten', () => {
  writeFileSync(join(dir, 'notes.md'), '');
  expect(folderProblem(dir)).toBe(`${dir} is not empty.`);
  expect(folderProblem(join(dir, 'notes.md'))).toBe(`${dir}/notes.md is a file.`);
});

test.each([
  ['/teams/mf-quiz', 'cd /teams/mf-quiz'],
  ['/my teams/mf-quiz', 'cd "/my teams/mf-quiz"'],
])('the command that enters %s can be pasted', (folder, expected) => {
  expect(enterCommand(folder)).toBe(expected);
});
