import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testFolder } from '../testing/testFolder';
import { releaseIdOf } from './sourceHash';

let dir: string;
beforeEach(() => {
  dir = testFolder();
});
afterEach(() => vi.unstubAllEnvs());

function write(path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}

const id = () => releaseIdOf(dir, '1.0.0');

test.each([
  'src/Quiz.tsx',
  'src/api.v2/client.ts',
  'src/LICENSE',
  'src/terms.md',
  'src/coverage/Cover.tsx',
  'lib/prices.ts',
  'federation.ts',
  '.env',
  '.env.production',
  '.browserslistrc',
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

test.each([
  'src/Quiz.test.tsx',
  'src/testing/sample.ts',
  'e2e/quiz.spec.ts',
  'vitest.config.ts',
  'eslint.config.mjs',
  'README.md',
  'docs/plan.md',
  'dist/release/entry.js',
  'coverage/index.html',
  'test-results/report.json',
  'lib/node_modules/ms/index.js',
  'node_modules/ms/index.js',
  '@mf-types/index.d.ts',
  'npm-debug.log',
  'tsconfig.tsbuildinfo',
  '.git/HEAD',
  '.github/workflows/release.yml',
  '.gitignore',
  'src/.DS_Store',
])('a change of %s does not', (path) => {
  write('src/Quiz.tsx', 'one');
  const before = id();
  write(path, 'two');
  expect(id()).toBe(before);
});

test('a variable of the environment that the bundler writes into the build gives another release', () => {
  write('src/Quiz.tsx', 'one');
  const before = id();
  vi.stubEnv('PUBLIC_QUESTIONS', '10');
  const ten = id();
  vi.stubEnv('PUBLIC_QUESTIONS', '20');
  expect(new Set([before, ten, id()]).size).toBe(3);
  vi.stubEnv('PUBLIC_QUESTIONS', undefined);
  vi.stubEnv('QUESTIONS', '10');
  expect(id()).toBe(before);
});

test('a link without a target is no file of the sources', () => {
  write('src/Quiz.tsx', 'one');
  const before = id();
  symlinkSync(join(dir, 'gone'), join(dir, 'link'));
  expect(id()).toBe(before);
});

test('a link to its own folder is not followed', () => {
  write('src/Quiz.tsx', 'one');
  const before = id();
  symlinkSync('.', join(dir, 'self'));
  expect(id()).toBe(before);
});
