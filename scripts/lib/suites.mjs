import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { REQUIREMENT } from './scope.mjs';
import { NONE, tallyCheck, tallyPlaywright, tallyVitest } from './tally.mjs';

export const REPORTS = join(ROOT, 'test-results/reports');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');

/** Tests reach this machine only, which a proxy for the network outside would keep them from. */
const NO_PROXY = Object.fromEntries(
  ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy'].map((name) => [
    name,
    undefined,
  ]),
);

/** The unit and api tests of a scope: none for a folder of browser tests, all without a list of folders. */
export async function unitTests({ unitFolders }) {
  if (unitFolders?.length === 0) return NONE;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  // As in the browser: a test that passes at its second try is named in the last lines.
  const code = await run('npx', ['vitest', 'run', '--retry=1', ...reporters, ...(unitFolders ?? [])], {
    env: NO_PROXY,
  });
  return countingExitCode(tallyVitest(VITEST_REPORT), code);
}

/**
 * The browser tests of a quick run, by title, which starts with the file's path: those of a requirement, and what
 * shows that the screens are composed, and that the one that earns fits.
 */
const QUICK_TITLES = String.raw`${REQUIREMENT}|states\.spec\.ts reels |firstScreen\.spec`;

/** The browser tests of a scope: none when nothing that they show depends on it. */
export async function browserTests({ browserTitles }, chromium) {
  if (browserTitles === '') return NONE;
  const selection = selectionOf(browserTitles);
  const code = await run('npx', ['playwright', 'test', '--reporter=list,json', ...selection], {
    cwd: join(ROOT, 'e2e'),
    env: { ...NO_PROXY, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT },
  });
  return countingExitCode(tallyPlaywright(PLAYWRIGHT_REPORT), code);
}

/** The options of Playwright that choose the tests; without titles, those of a quick run or all. */
export function selectionOf(browserTitles) {
  if (browserTitles === undefined && process.env.COMBINATIONS === 'all') return [];
  // A worker costs 5 s of processor time to start, which a third one does not gain back in a short run.
  const selection = [`--grep=${browserTitles ?? QUICK_TITLES}`, '--workers=2'];
  // A new remote has no browser test yet.
  return browserTitles === undefined ? selection : [...selection, '--pass-with-no-tests'];
}

/** A run that exits with an error counts as failed even if it names no failed test. */
function countingExitCode(tally, code) {
  if (!tally) return tallyCheck(1);
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
