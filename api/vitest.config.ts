import { configDefaults, defineProject } from 'vitest/config';

/**
 * Only with `--all`: tests that start shipped servers, several of them, kill and upgrade them, wait for slow clients,
 * simulate 10,000 users, undo migrations, or run the operations of a day, such as a backup, on a database with a history.
 */
const SLOW = [
  'test/operations/**',
  'test/durability/**',
  'test/growth/**',
  'test/money/twoServers.test.ts',
  'test/risk/**',
  'test/security/slowClients.test.ts',
  'test/security/uploads.test.ts',
  'src/backup/**',
  'src/recharges/earlierRejections.test.ts',
  'src/reminders/exactlyOnce.test.ts',
  'src/reminders/scheduleReminders.test.ts',
  'src/http/longCalls.test.ts',
  'src/http/metrics.test.ts',
  'src/http/otherHosts.test.ts',
  'src/http/pressure.test.ts',
  'src/http/traceRequests.test.ts',
  'src/database/migrate.test.ts',
  'src/database/pglite/pgliteDirectory.test.ts',
  'src/maintenance/ledgerRun.test.ts',
  'src/risk/mediaViewers.test.ts',
];

export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['COMBINATIONS'] === 'all' ? [] : SLOW)],
    globalSetup: ['src/testing/globalSetup.ts'],
    pool: 'forks',
    // One worker runs many files with the modules that it has loaded; each file closes the servers that it started.
    isolate: false,
    // Far beyond what a busy machine needs: what is there at once costs no time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
