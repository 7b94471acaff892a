import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { add, tallyCheck } from './tally.mjs';

const TSC = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const CACHE = join(ROOT, 'node_modules/.cache');
/** By content, since a checkout of another branch changes the times of files. */
const ESLINT_CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location', join(CACHE, 'eslint/')];

/** Lint of a scope: React's hooks and imports between packages by ESLint, all other rules by oxlint (decision 0091). */
export async function checkLint({ folders }) {
  const codes = [
    // Many folders have no file for ESLint.
    await run('npx', [
      'eslint',
      ...folders,
      '--no-error-on-unmatched-pattern',
      '--max-warnings',
      '0',
      ...ESLINT_CACHE,
    ]),
    await run('npx', ['oxlint', '--type-aware', '--quiet', ...folders]),
  ];
  return tallyCheck(Math.max(...codes));
}

/** Types and format of a scope; prints only what is wrong. */
export async function checkTypesAndFormat({ programs, folders }) {
  const types = tallyCheck(await checkTypes(programs));
  return add(types, tallyCheck(await run('npx', ['oxfmt', '--list-different', ...folders])));
}

/** A few programs in place of one for each package, which would check the shared sources over and over. */
async function checkTypes(programs) {
  const codes = [];
  for (const program of programs) {
    const buildInfo = join(CACHE, 'tsc', `${program}.tsbuildinfo`);
    const args = [TSC, '-p', program, '--incremental', '--tsBuildInfoFile', buildInfo];
    codes.push(await run(process.execPath, args));
  }
  return Math.max(...codes);
}
