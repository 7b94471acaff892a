import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './root.mjs';

/** A step that is one check and no list of tests. */
export function tallyCheck(code) {
  return { ...NONE, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

export const NONE = { passed: 0, failed: 0, failures: [], skipped: [], retried: [] };

/** Both in one. */
export function add(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: [...one.failures, ...other.failures],
    skipped: [...one.skipped, ...other.skipped],
    retried: [...one.retried, ...other.retried],
  };
}

/**
 * Counts of a vitest JSON report. `failures` and `retried`: titles of the tests that failed, and of those that passed
 * only when tried again, each with the first line of its error; `skipped`: the file of each skipped test. Null without a
 * report.
 */
export function tallyVitest(file) {
  const report = read(file);
  if (!report) return null;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: relative(ROOT, name) })),
  );
  const withStatus = (...names) => tests.filter(({ status }) => names.includes(status));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: [...withStatus('failed').map(titleOf), ...brokenFiles.map(titleOfFile)],
    skipped: withStatus('skipped', 'pending').map((test) => test.file),
    retried: withStatus('passed')
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(titleOf),
  };
}

/** Counts of a Playwright JSON report, as of a vitest one. Null without a report. */
export function tallyPlaywright(file) {
  const report = read(file);
  if (!report) return null;
  const { expected, unexpected } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const withStatus = (status) => specs.filter(({ tests }) => tests.some((test) => test.status === status));
  const retried = withStatus('flaky').map(titleOfSpec);
  return {
    passed: expected + retried.length,
    failed: unexpected + report.errors.length,
    failures: withStatus('unexpected').map(titleOfSpec),
    skipped: withStatus('skipped').map((spec) => join('e2e', spec.file)),
    retried,
  };
}

function titleOf({ file, fullName, failureMessages }) {
  return withCause(`${file} › ${fullName}`, failureMessages[0]);
}

function titleOfFile({ name, message }) {
  return withCause(relative(ROOT, name), message);
}

function titleOfSpec({ file, title, tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
  return withCause(`${join('e2e', file)} › ${title}`, errors[0]?.message);
}

function withCause(title, message = '') {
  const [cause] = stripVTControlCharacters(message).split('\n', 1);
  return cause ? `${title}: ${cause}` : title;
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
