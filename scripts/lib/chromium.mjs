import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

/**
 * Path of a Chromium: CHROMIUM_PATH, else one on the machine, else Playwright's own, else the distribution's.
 */
export async function findChromium() {
  const found = process.env.CHROMIUM_PATH ?? onPath() ?? playwrights();
  if (found) return found;
  console.log('No Chromium on this machine: installing one …');
  await run('npx', ['playwright', 'install', 'chromium'], { quiet: true });
  const own = playwrights();
  if (own) return own;
  await run('sh', [
    '-c',
    'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium',
  ]);
  return onPath() ?? stop('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
}

function onPath() {
  for (const name of NAMES) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // Not under this name.
    }
  }
  return undefined;
}

function playwrights() {
  try {
    const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
    const path = execFileSync(process.execPath, ['-e', script], { cwd: 'e2e', encoding: 'utf8' });
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
