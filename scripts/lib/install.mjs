import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSpace } from './diskSpace.mjs';
import { isOnPath } from './packageManager.mjs';
import { manifest, ROOT } from './root.mjs';
import { run } from './run.mjs';
import { stop } from './stop.mjs';

/** Disk space of the dependencies, including the package manager's copies where it cannot link to them. */
const INSTALL_GB = 1.5;
const MARK = join(ROOT, 'node_modules/.installed-for');

/** Refuses a Node that is too old, and installs what the lockfile says unless that is what is there. */
export async function ensureInstalled() {
  checkNode();
  const wanted = fingerprint();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  if (!isOnPath('npx')) stop('npm is needed to install the dependencies: install it, then try again.');
  ensureSpace(ROOT, INSTALL_GB);
  console.log('Installing dependencies …');
  const code = await run('npx', ['--yes', manifest.packageManager, 'install', '--frozen-lockfile']);
  if (code !== 0)
    stop(
      'The dependencies could not be installed: see the message above. Run the command again to continue.',
    );
  noteInstalled();
}

/** Records that the installed dependencies match the current lockfile. */
export function noteInstalled() {
  writeFileSync(MARK, fingerprint());
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Node 20.19 or newer is needed; this is Node ${process.versions.node}.`);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(join(ROOT, file)));
  }
  return `${process.version} ${hash.digest('hex')}`;
}
