import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './root.mjs';

/** A step that is one check and no list of tests. */
export function tallyCheck(code) {
  return { ...NONE, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

export const NONE = { passed: 0, failed: 0, skipped: [], retried: [] };

/** Both in one. */
export function add(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: [...one.skipped, ...other.skipped],
    retried: [...one.retried, ...other.retried],
  };
}

/** Counts of a vitest JSON report; `skipped`: the file of each skipped test. Null without a report. */
export function tallyVitest(file) {
  const report = read(file);
  if (!report) return null;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'skipped' || status === 'pending')
        .map(() => relative(ROOT, name)),
    ),
    retried: [],
  };
}

/** Counts of a Playwright JSON report; `retried`: titles of those that passed only when tried again. */
export function tallyPlaywright(file) {
  const report = read(file);
  if (!report) return null;
  const { expected, unexpected } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const withStatus = (status) => specs.filter(({ tests }) => tests.some((test) => test.status === status));
  const retried = withStatus('flaky').map(({ file, title }) => `${join('e2e', file)} › ${title}`);
  return {
    passed: expected + retried.length,
    failed: unexpected + report.errors.length,
    skipped: withStatus('skipped').map((spec) => join('e2e', spec.file)),
    retried,
  };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
