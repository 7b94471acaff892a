/**
 * Applies the check of types to the history of the shared packages: for each commit that changed them, whether the
 * remotes of the commit before fit. Prints each commit that they do not fit.
 *
 *   node --import tsx registry/src/cli/checkTypeHistory.ts [count] [skip]
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRemoteTypes } from '../contract-types/checkRemoteTypes';
import { declarationsHash, type ReleaseTypes } from '../contract-types/declarations';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { describeTypes } from '../contract-types/describeTypes';

const ROOT = WORKSPACE;
const PACKAGES = ['contract', 'federation', 'platform', 'ui'];
const FOLDERS = ['platform', 'ui', 'contract'].map((name) => join(ROOT, 'shared', name));

const [count = '100', skip = '0'] = process.argv.slice(2);
const paths = PACKAGES.map((name) => `shared/${name}/src`);
const commits = git('log', '--no-merges', '--format=%H', '-n', count, '--skip', skip, '--', ...paths).split(
  '\n',
);

const totals = { commits: 0, changed: 0, pairs: 0, alarms: 0 };
for (const commit of commits.filter(Boolean)) compare(commit);
console.log(JSON.stringify(totals));

function compare(commit: string): void {
  totals.commits += 1;
  const [before, after] = [checkout(`${commit}~1`), checkout(commit)];
  try {
    const remotes = readdirSync(before).filter(
      (name) => name.startsWith('mf-') && existsSync(join(before, name, 'remote.json')),
    );
    const [first] = remotes;
    if (!first || !existsSync(join(after, first))) return;
    const offered = describeTypes(join(after, first)).declarations;
    const built = describeTypes(join(before, first)).declarations;
    if (declarationsHash(offered) === declarationsHash(built)) return;
    totals.changed += 1;
    for (const name of remotes) {
      totals.pairs += 1;
      const types: ReleaseTypes = { declarations: built, sources: describeTypes(join(before, name)).sources };
      const found = checkRemoteTypes(types, offered, FOLDERS);
      if (found.length === 0) continue;
      totals.alarms += 1;
      console.log(git('log', '-1', '--format=%h %s', commit));
      for (const { file, line, message } of found)
        console.log(`  ${name}/${file}:${line} ${message.slice(0, 200)}`);
    }
  } finally {
    for (const folder of [before, after]) rmSync(folder, { recursive: true, force: true });
  }
}

/** The workspace at a commit in a folder of its own, with the libraries that are installed now. */
function checkout(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  const tree = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: tree });
  const remotes = readdirSync(folder).filter((name) => name.startsWith('mf-'));
  for (const dir of [...PACKAGES.map((name) => `shared/${name}`), ...remotes]) {
    if (existsSync(join(folder, dir))) link(folder, dir);
  }
  return folder;
}

function link(folder: string, dir: string): void {
  const modules = join(folder, dir, 'node_modules');
  mkdirSync(join(modules, '@reelrupee'), { recursive: true });
  for (const name of PACKAGES) symlinkSync(join(folder, 'shared', name), join(modules, '@reelrupee', name));
  const installed = join(ROOT, dir, 'node_modules');
  if (!existsSync(installed)) return;
  for (const name of readdirSync(installed).filter((one) => one !== '@reelrupee')) {
    symlinkSync(join(installed, name), join(modules, name));
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}
