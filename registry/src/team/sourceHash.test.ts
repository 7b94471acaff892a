import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../testing/testFolder';
import { releaseIdOf } from './sourceHash';

let dir: string;
beforeEach(() => {
  dir = testFolder();
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}

const id = () => releaseIdOf(dir, '1.0.0');

test.each([
  'src/Quiz.tsx',
  'src/api.v2/client.ts',
  'src/LICENSE',
  'public/logo.svg',
  'remote.json',
  'package-lock.json',
  'rsbuild.config.mjs',
  'postcss.config.js',
])('a change of %s gives another release', (path) => {
  write(path, 'one');
  const before = id();
  expect(id()).toBe(before);
  write(path, 'two');
  expect(id()).not.toBe(before);
  expect(before).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
});

test.each(['src/Quiz.test.tsx', 'src/testing/sample.ts', 'vitest.config.ts', 'README.md'])(
  'a change of %s does not',
  (path) => {
    write('src/Quiz.tsx', 'one');
    const before = id();
    write(path, 'two');
    expect(id()).toBe(before);
  },
);
