/** Runs one of the workspace's commands, installing first what is missing. */
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled, noteInstalled } from './lib/install.mjs';
import { TEST_SITE } from './lib/root.mjs';
import { runTs } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

const COMMANDS = {
  dev: 'registry/src/cli/dev.ts',
  new: 'registry/src/cli/new.ts',
  release: 'registry/src/cli/release.ts',
  releases: 'registry/src/cli/releases.ts',
  registry: 'registry/src/cli/registry.ts',
  version: 'registry/src/cli/version.ts',
  admin: 'api/src/cli/admin.ts',
  bench: 'bench/main.ts',
  screenshots: 'e2e/screenshots/main.ts',
  'screenshots:install': 'e2e/screenshots/renderInstallPictures.ts',
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command) stop(`No such command: ${name}. There are: ${Object.keys(COMMANDS).join(', ')}.`);
await ensureInstalled();
if (name === 'bench') process.env.CHROMIUM_PATH = await findChromium();
if (name.startsWith('screenshots')) await prepareScreenshots();
const code = await runTs(command, args);
// It has installed what it changed in the lockfile.
if (name === 'new' && code === 0) noteInstalled();
process.exit(code);

/** Pictures are taken of what the sources say now, unless another site is named. */
async function prepareScreenshots() {
  process.env.CHROMIUM_PATH = await findChromium();
  if (process.env.SITE_DIR) return;
  const code = await runTs('registry/src/cli/release.ts', ['--all', '--target', TEST_SITE]);
  if (code !== 0) process.exit(code);
}
