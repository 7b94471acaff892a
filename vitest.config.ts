import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [...configDefaults.exclude, '**/dist/**'];

const ROOT = import.meta.dirname;

const { COMBINATIONS } = process.env;

/** Tests that install packages, build releases over and over, or start processes and browsers: only with `--all`. */
const SLOW = [
  'contract-check/checkTypes',
  'page-data/refreshPages',
  'team/ownRepository',
  'service/processes',
  'service/siteWithoutRegistry',
  'smoke-test/openScreens',
].map((path) => `registry/src/${path}.test.ts`);

const SCREENS = readdirSync(ROOT)
  .filter((name) => name.startsWith('mf-'))
  .concat('shell', 'shared/platform', 'shared/ui')
  .map((name) => `${name}/src`)
  .filter((folder) => existsSync(join(ROOT, folder)));

/** A module that a test file replaces stays replaced in its worker, so these files have workers of their own. */
const REPLACING = SCREENS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
).filter((path) => /\.test\.tsx?$/.test(path) && /vi\.mock\(/.test(readFileSync(join(ROOT, path), 'utf8')));

const screens = {
  // Tests that render or touch the browser's storage ask for jsdom in their first line.
  environment: 'node',
  // A thread loads React and jsdom in three quarters of the processor time that a process takes.
  pool: 'threads' as const,
  testTimeout: 120_000,
  restoreMocks: true,
  // Names of CSS classes as in the source, so that tests can find them in rendered output.
  css: { include: /.+/, modules: { classNameStrategy: 'non-scoped' as const } },
};
const SETUP = ['./shared/platform/src/testing/rendering.ts', './shared/platform/src/testing/configBlock.ts'];
const resolve = { dedupe: ['react', 'react-dom', 'zustand'] };

export default defineConfig({
  test: {
    // By default one core is left over, which of two is half.
    maxWorkers: '100%',
    projects: [
      './{api,}/vitest.config.ts',
      {
        test: {
          ...screens,
          name: 'screens',
          include: SCREENS.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...exclude, ...REPLACING],
          // Most of a file's time would be a new process, and the same libraries and DOM in it once more.
          isolate: false,
          setupFiles: ['./shared/platform/src/testing/freshPage.ts', ...SETUP],
        },
        resolve,
      },
      {
        test: { ...screens, name: 'screens, isolated', include: REPLACING, exclude, setupFiles: SETUP },
        resolve,
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          // One worker runs many files with the compilers and bundlers that it has loaded.
          isolate: false,
          testTimeout: 120_000,
          include: [
            '{create-remote,shared/contract,shared/federation,registry}/src/**/*.test.ts',
            '{media,docs,bench}/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: COMBINATIONS === 'all' ? exclude : [...exclude, ...SLOW],
        },
      },
    ],
  },
});
