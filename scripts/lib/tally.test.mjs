import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './root.mjs';
import { tallyVitest } from './tally.mjs';

it('names the tests that failed, and those that passed only when tried again', () => {
  const tally = tallyVitest(
    report({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        fileOf('api/a.test.ts', 'failed', [
          { fullName: 'counts', status: 'passed', failureMessages: [] },
          { fullName: 'waits', status: 'passed', failureMessages: ['timed out'] },
          { fullName: 'adds', status: 'failed', failureMessages: ['1 is not 2', '1 is not 2'] },
          { fullName: 'needs redis', status: 'skipped', failureMessages: [] },
        ]),
        fileOf('api/broken.test.ts', 'failed', []),
      ],
    }),
  );
  expect(tally).toEqual({
    passed: 2,
    failed: 1,
    failures: ['api/a.test.ts › adds', 'api/broken.test.ts'],
    skipped: ['api/a.test.ts'],
    retried: ['api/a.test.ts › waits'],
  });
});

it('gives nothing without a report', () => {
  expect(tallyVitest(join(tmpdir(), 'no-such-report.json'))).toBeNull();
});

function fileOf(name, status, assertionResults) {
  return { name: join(ROOT, name), status, assertionResults };
}

function report(content) {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'vitest.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
