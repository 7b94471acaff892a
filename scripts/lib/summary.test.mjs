import { describe, expect, it } from 'vitest';
import { summary } from './summary.mjs';

const TOTAL = { passed: 12, failed: 0, failures: [], skipped: [], retried: [] };

describe('the last lines of a test run', () => {
  it('are the counts, where all is well', () => {
    expect(summary({ total: TOTAL, broken: [], missing: [] })).toBe('\n12 passed, 0 failed');
  });

  it('name what a server was missing for, and the command that installs it', () => {
    const total = { ...TOTAL, skipped: ['api/a.test.ts', 'api/a.test.ts', 'e2e/b.spec.ts'] };
    const lines = summary({ total, broken: [], missing: ['redis'] }).split('\n');
    expect(lines).toContain('Not on this machine: redis.');
    expect(lines).toContain('  api/a.test.ts: 2');
    expect(lines.at(-3)).toMatch(/^To run them all: .*redis/);
    expect(lines.at(-1)).toBe('12 passed, 0 failed, 3 skipped');
  });

  it('name the steps and tests that failed, and those that passed only when tried again', () => {
    const total = {
      ...TOTAL,
      failed: 1,
      failures: ['api/a.test.ts › counts'],
      retried: ['e2e/a.spec.ts › opens'],
    };
    const text = summary({ total, broken: ['Unit and api tests'], missing: [] });
    expect(text).toContain('Failed: Unit and api tests\n  api/a.test.ts › counts');
    expect(text).toContain('Passed only at the second try:\n  e2e/a.spec.ts › opens');
    expect(text).toMatch(/\n12 passed, 1 failed$/);
  });
});
