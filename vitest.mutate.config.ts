/** The unit tests of the code that `npm run mutate` changes, in one project. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const source = (path: string) => join(import.meta.dirname, path);

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    include: [
      'shared/contract/src/**/*.test.ts',
      'shared/platform/src/{api,session}/*.test.{ts,tsx}',
      'shared/federation/src/resolve/*.test.ts',
      'registry/src/contract-check/{checkPair,checkShell,requiredNames,styleRules}.test.ts',
      'mf-plans/src/recharge/proofRules.test.ts',
      'mf-wallet/src/{update-profile,withdraw}/*.test.ts',
      'shell/src/screens/login/*.test.ts',
      'shared/ui/src/form/*.test.ts',
      'api/src/sessions/sessionLifetime.test.ts',
      'api/src/limitConcurrency.test.ts',
    ],
    // No PostgreSQL: each mutant runs on the embedded engine only.
    provide: { postgresqlUrl: '' },
    setupFiles: [source('shared/platform/src/testing/configBlock.ts')],
    restoreMocks: true,
  },
  resolve: {
    // Packages of the workspace come from the changed copy, not through the links in node_modules.
    alias: [
      { find: /^@reelrupee\/contract\/(.*)$/, replacement: source('shared/contract/src/$1.ts') },
      { find: /^@reelrupee\/platform$/, replacement: source('shared/platform/src/index.ts') },
      {
        find: /^@reelrupee\/federation\/(composition|resolve|presets)\/(.*)$/,
        replacement: source('shared/federation/src/$1/$2.ts'),
      },
      { find: /^@reelrupee\/federation\/sharing$/, replacement: source('shared/federation/src/sharing.ts') },
    ],
    dedupe: ['react', 'react-dom', 'zustand'],
  },
});
