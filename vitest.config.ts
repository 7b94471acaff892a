import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [...configDefaults.exclude, '**/dist/**'];

export default defineConfig({
  test: {
    // By default one core is left over, which of two is half.
    maxWorkers: '100%',
    projects: [
      './{api,}/vitest.config.ts',
      {
        test: {
          name: 'screens',
          // Tests that render or touch the browser's storage ask for jsdom in their first line.
          environment: 'node',
          setupFiles: [
            './shared/platform/src/testing/patience.ts',
            './shared/platform/src/testing/configBlock.ts',
          ],
          testTimeout: 120_000,
          include: ['{shell,mf-*,shared/platform,shared/ui}/src/**/*.test.{ts,tsx}'],
          exclude,
          restoreMocks: true,
          // Names of CSS classes as in the source, so that tests can find them in rendered output.
          css: { include: /.+/, modules: { classNameStrategy: 'non-scoped' } },
        },
        resolve: { dedupe: ['react', 'react-dom', 'react-router', 'zustand'] },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          // One worker runs many files with the compilers and bundlers that it has loaded.
          isolate: false,
          testTimeout: 120_000,
          include: [
            '{shared/contract,shared/federation,registry}/src/**/*.test.ts',
            '{media,docs,bench}/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude,
        },
      },
    ],
  },
});
