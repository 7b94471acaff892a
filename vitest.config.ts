import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [...configDefaults.exclude, '**/dist/**'];

const ROOT = import.meta.dirname;

const { COMBINATIONS } = process.env;

/** Tests that install packages, build over and over, wait for limits of time, or start processes: only with `--all`. */
const SLOW = [
  ...[
    'contract-check/checkTypes',
    'deltas/addDeltas',
    'make/describeRelease',
    'page-data/refreshPages',
    'prerender/prerenderScreens',
    'prerender/renderLimits',
    'service/processes',
    'service/siteWithoutRegistry',
    'service/types',
    'smoke-test/openScreens',
    'smoke-test/smokeTester',
    'store/postgresql/postgresStore',
    'team/bisectHere',
    'team/ownRepository',
  ].map((path) => `registry/src/${path}.test.ts`),
  'create-remote/src/main.test.ts',
  'deploy/monitoring/alerts.test.ts',
  'scripts/lib/bareMachine.test.mjs',
  'scripts/lib/lint.test.mjs',
];

const SCREENS = readdirSync(ROOT)
  .filter((name) => name.startsWith('mf-'))
  .concat('shell', 'shared/platform', 'shared/ui')
  .map((name) => `${name}/src`)
  .filter((folder) => existsSync(join(ROOT, folder)));

const SCREEN_TESTS = SCREENS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
).filter((path) => /\.test\.tsx?$/.test(path));

/** The test files of screens whose text has this. */
const screenTestsWith = (text: string) =>
  SCREEN_TESTS.filter((path) => readFileSync(join(ROOT, path), 'utf8').includes(text));

/** The modules that test files replace. A worker would keep them so for the next files: `freshPage.ts` restores them. */
const REPLACED = SCREEN_TESTS.flatMap((path) =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/vi\.mock\((?:import\()?'([^']+)'/g)].flatMap(
    ([, name = '']) =>
      name.startsWith('.') ? join(ROOT, path, '..', name) : createRequire(join(ROOT, path)).resolve(name),
  ),
);

/** Files that ask for a DOM in their first line. A worker ends when the next file has another environment. */
const WITH_DOM = screenTestsWith('@vitest-environment jsdom');

const screens = {
  // Tests that render or touch the browser's storage ask for jsdom in their first line.
  environment: 'node',
  // A thread loads React and jsdom in three quarters of the processor time that a process takes.
  pool: 'threads' as const,
  testTimeout: 120_000,
  restoreMocks: true,
  // Most of a file's time would be a new worker, and the same libraries and DOM in it once more.
  isolate: false,
  setupFiles: ['freshPage', 'rendering', 'configBlock'].map(
    (name) => `./shared/platform/src/testing/${name}.ts`,
  ),
  // Its listeners for focus and network end with a file’s page, which the library would not notice: each file loads it.
  server: { deps: { inline: [/@tanstack/] } },
  provide: { replacedModules: [...new Set(REPLACED)] },
  // Names of CSS classes as in the source, so that tests can find them in rendered output.
  css: { include: /.+/, modules: { classNameStrategy: 'non-scoped' as const } },
};
const resolve = { dedupe: ['react', 'react-dom', 'zustand'] };

export default defineConfig({
  test: {
    // By default one core is left over, which of two is half.
    maxWorkers: '100%',
    projects: [
      './{api,}/vitest.config.ts',
      {
        test: { ...screens, name: 'screens', include: SCREEN_TESTS, exclude: WITH_DOM },
        resolve,
      },
      { test: { ...screens, name: 'screens, DOM', include: WITH_DOM }, resolve },
      {
        test: {
          name: 'tools',
          environment: 'node',
          // One worker runs many files with the compilers and bundlers that it has loaded.
          isolate: false,
          testTimeout: 120_000,
          include: [
            '{create-remote,shared/contract,shared/federation,registry}/src/**/*.test.ts',
            '{media,docs,bench,deploy}/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: COMBINATIONS === 'all' ? exclude : [...exclude, ...SLOW],
        },
      },
    ],
  },
});
