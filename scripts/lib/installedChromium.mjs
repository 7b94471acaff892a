import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { downloadedChromium } from './downloadedChromium.mjs';

/** The headless shell first: the same engine, without a desktop's browser around it, for half of the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * Path of a Chromium that starts: one on the machine, else one that Playwright or npm has brought. In the teams' package
 * too, so it imports no workspace.
 */
export async function installedChromium() {
  return onPath() ?? (await playwrights()) ?? fromNpm();
}

function fromNpm() {
  const path = downloadedChromium();
  return path && starts(path) ? path : undefined;
}

/** Path of the Chromium that Playwright has downloaded, if it starts. */
export async function playwrights() {
  const playwright = await import('playwright-core').catch(() => undefined);
  const path = playwright?.chromium.executablePath();
  return path && existsSync(path) && starts(path) ? path : undefined;
}

/** A browser whose libraries are missing ends before it says its version. */
export function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
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
