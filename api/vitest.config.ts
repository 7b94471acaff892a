import { defineProject } from 'vitest/config';

export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    pool: 'forks',
    // Far beyond what a busy machine needs: what is there at once costs no time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
