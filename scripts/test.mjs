/**
 * npm test: everything that says whether this checkout is good, in the order in which it fails fastest. With names of
 * packages or folders of browser tests, only what these can break: npm test -- mf-wallet. With --all, every combination
 * of which it else checks a part, and the tests that build other workspaces.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { checkLint, checkTypesAndFormat } from './lib/checks.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureSpace } from './lib/diskSpace.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT, TEST_SITE } from './lib/root.mjs';
import { runTs } from './lib/run.mjs';
import { scopeOf, UnknownName } from './lib/scope.mjs';
import { prepareServers } from './lib/servers.mjs';
import { stop } from './lib/stop.mjs';
import { browserTests, REPORTS, unitTests } from './lib/suites.mjs';
import { summary } from './lib/summary.mjs';
import { refuseSwallowedOptions } from './lib/swallowedOptions.mjs';
import { add, NONE, tallyCheck } from './lib/tally.mjs';
import { prepareTestSite } from './lib/testSite.mjs';

/** The site, downloaded programs, and copies of the workspace that tests change. */
const BUILDS_GB = 1;
const DATABASES_GB = 0.3;

refuseSwallowedOptions('npm test', ['all']);
const scope = readScope(process.argv.slice(2));
await ensureInstalled();
ensureSpace(ROOT, BUILDS_GB);
ensureSpace(tmpdir(), DATABASES_GB);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const missing = await prepareServers();
const chromium = await findChromium();

let total = NONE;
const broken = [];
// ESLint is one process on one core: it runs while the next steps do.
const linted = runStep('Lint', () => checkLint(scope));
await runStep('Types and format', () => checkTypesAndFormat(scope));
if (scope.browserTitles === undefined) prepareTestSite(chromium);
await runStep('Build', () =>
  runTs('registry/src/cli/release.ts', ['--all', '--target', TEST_SITE]).then(tallyCheck),
);
await runStep('Unit and api tests', () => unitTests(scope));
await runStep('Browser tests', () => browserTests(scope, chromium));
await linted;
console.log(summary({ total, broken, missing }));
process.exit(total.failed > 0 ? 1 : 0);

async function runStep(name, step) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const tally = await step();
  total = add(total, tally);
  if (tally.failed > 0) broken.push(name);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${name}: ${tally.failed > 0 ? 'FAILED' : 'ok'} in ${seconds} s`);
}

/** The scope that the arguments name. `--all` among them is passed to the tests as a setting. */
function readScope(args) {
  const all = args.includes('--all');
  if (all) process.env.COMBINATIONS = 'all';
  const names = args.filter((arg) => arg !== '--all');
  try {
    return scopeOf(names, { all });
  } catch (error) {
    if (error instanceof UnknownName) stop(error.message);
    throw error;
  }
}
