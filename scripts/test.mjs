/** npm test: everything that says whether this checkout is good, in the order in which it fails fastest. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { run, runTs } from './lib/run.mjs';
import { tallyPlaywright, tallyVitest } from './lib/tally.mjs';

const REPORTS = join(ROOT, 'test-results/reports');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');
const PASS = { passed: 1, failed: 0, skipped: 0, retried: 0 };
const FAIL = { passed: 0, failed: 1, skipped: 0, retried: 0 };

await ensureInstalled();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const chromium = await findChromium();

const steps = [
  ['Types, lint and format', sources],
  ['Build', () => runTs('registry/src/cli/release.ts', ['--all']).then(verdict)],
  ['Unit and api tests', unitTests],
  ['Browser tests', browserTests],
];

let total = { passed: 0, failed: 0, skipped: 0, retried: 0 };
const broken = [];
for (const [name, step] of steps) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const tally = await step();
  total = add(total, tally);
  if (tally.failed > 0) broken.push(name);
  console.log(
    `── ${name}: ${tally.failed > 0 ? 'FAILED' : 'ok'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
if (total.retried > 0)
  console.log(`\nPassed only at the second try (named above as flaky): ${total.retried}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);

/** Each check is one process on one core, and says something only where something is wrong. */
async function sources() {
  const verdicts = await Promise.all([
    run('npx', ['eslint', '.', '--max-warnings', '0']).then(verdict),
    typesThenFormat(),
  ]);
  return verdicts.flat().reduce(add);
}

async function typesThenFormat() {
  const types = verdict(await typeCheck());
  return [types, verdict(await run('npx', ['prettier', '--check', '--log-level', 'warn', '.']))];
}

/** Three programs in place of one for each package, which would check the shared sources over and over. */
async function typeCheck() {
  const codes = [];
  for (const program of ['tsconfig.screens.json', 'tsconfig.tools.json', 'api'])
    codes.push(await run('npx', ['tsc', '-p', program]));
  return Math.max(...codes);
}

function verdict(code) {
  return code === 0 ? PASS : FAIL;
}

function add(one, other) {
  return Object.fromEntries(Object.keys(one).map((key) => [key, one[key] + other[key]]));
}

/** A run that ends badly without saying which test failed has failed all the same. */
function honest(tally, code) {
  if (!tally) return FAIL;
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

async function unitTests() {
  const args = [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${VITEST_REPORT}`,
  ];
  const code = await run('npx', args);
  return honest(tallyVitest(VITEST_REPORT), code);
}

async function browserTests() {
  const code = await run('npx', ['playwright', 'test', '--reporter=list,json'], {
    cwd: join(ROOT, 'e2e'),
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT },
  });
  return honest(tallyPlaywright(PLAYWRIGHT_REPORT), code);
}
