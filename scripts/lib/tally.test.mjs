import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './root.mjs';
import { tallyPlaywright, tallyVitest } from './tally.mjs';

it('names the tests that failed, and those that passed only when tried again', () => {
  const tally = tallyVitest(
    report({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        fileOf('api/a.test.ts', 'failed', [
          { fullName: 'counts', status: 'passed', failureMessages: [] },
          { fullName: 'waits', status: 'passed', failureMessages: ['timed out'] },
          {
            fullName: 'adds',
            status: 'failed',
            failureMessages: ['\u001b[31mError\u001b[39m: 1 is not 2\n    at a.test.ts', 'again'],
          },
          { fullName: 'needs redis', status: 'skipped', failureMessages: [] },
        ]),
        fileOf('api/broken.test.ts', 'failed', [], 'Cannot find module\n    at broken.test.ts'),
      ],
    }),
  );
  expect(tally).toEqual({
    passed: 2,
    failed: 1,
    failures: ['api/a.test.ts › adds: Error: 1 is not 2', 'api/broken.test.ts: Cannot find module'],
    skipped: ['api/a.test.ts'],
    retried: ['api/a.test.ts › waits: timed out'],
  });
});

it('names the browser tests that failed, with the error of the first try', () => {
  const spec = (title, status, ...messages) => ({
    file: 'shell/login.spec.ts',
    title,
    tests: [{ status, results: messages.map((message) => (message ? { error: { message } } : {})) }],
  });
  const specs = [
    spec('logs in', 'unexpected', 'Error: not visible\n  Call log', 'Error: again'),
    spec('greets', 'flaky', 'Error: too late', undefined),
    spec('leaves', 'expected', undefined),
  ];
  const stats = { expected: 1, unexpected: 1 };
  expect(tallyPlaywright(report({ stats, errors: [], suites: [{ suites: [{ specs }] }] }))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['e2e/shell/login.spec.ts › logs in: Error: not visible'],
    skipped: [],
    retried: ['e2e/shell/login.spec.ts › greets: Error: too late'],
  });
});

it('gives nothing without a report', () => {
  expect(tallyVitest(join(tmpdir(), 'no-such-report.json'))).toBeNull();
});

function fileOf(name, status, assertionResults, message = '') {
  return { name: join(ROOT, name), status, message, assertionResults };
}

function report(content) {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'vitest.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
