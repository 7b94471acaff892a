import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { add, tallyCheck } from './tally.mjs';

const TSC = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const CACHE = join(ROOT, 'node_modules/.cache');

/**
 * Lint of a scope. Some rules read the types of other files, so only a full run without a cache is sure to find every
 * violation.
 */
export async function checkLint({ folders }) {
  const isWhole = folders.includes('.');
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', join(CACHE, 'eslint/')];
  const args = ['eslint', ...folders, '--max-warnings', '0', ...(isWhole ? [] : cache)];
  return tallyCheck(await run('npx', args));
}

/** Types and format of a scope; prints only what is wrong. */
export async function checkTypesAndFormat({ programs, folders }) {
  const types = tallyCheck(await checkTypes(programs));
  const prettier = ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'];
  return add(types, tallyCheck(await run('npx', [...prettier, ...folders])));
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
