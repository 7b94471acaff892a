import { readFileSync } from 'node:fs';

/** Counts of a vitest JSON report. */
export function tallyVitest(file) {
  const report = read(file);
  if (!report) return null;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

/** Counts of a Playwright JSON report; a test that passed only when tried again counts as failed. */
export function tallyPlaywright(file) {
  const report = read(file);
  if (!report) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
