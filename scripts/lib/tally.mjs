import { readFileSync } from 'node:fs';

/** Counts of a vitest JSON report. */
export function tallyVitest(file) {
  const report = read(file);
  if (!report) return null;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    retried: 0,
  };
}

/** Counts of a Playwright JSON report. `retried`: how many of the passed did so only when tried again. */
export function tallyPlaywright(file) {
  const report = read(file);
  if (!report) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, retried: flaky };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
