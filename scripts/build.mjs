/**
 * npm run build: the site, and the provider as the folder dist/provider, which runs without this checkout.
 * The site goes to the store that RELEASE_DATABASE_URL or RELEASE_DIR names, else dist/site.
 * `-- --provider` builds the provider alone; `-- --to FOLDER` puts it elsewhere.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { manifest, ROOT } from './lib/root.mjs';
import { run, runTs } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';
import { refuseSwallowedOptions } from './lib/swallowedOptions.mjs';

refuseSwallowedOptions('npm run build', ['provider', 'to']);
const { values } = parseArgs({ options: { provider: { type: 'boolean' }, to: { type: 'string' } } });
const target = resolve(values.to ?? join(ROOT, 'dist/provider'));

await ensureInstalled();
if (!values.provider && (await runTs('registry/src/cli/release.ts', ['--all'])) !== 0)
  stop('The site could not be built: see the message above.');
if ((await runTs('api/build.ts')) !== 0) stop('The provider could not be built: see the message above.');
rmSync(target, { recursive: true, force: true });
const deploy = ['--filter', '@reelrupee/api', '--prefer-offline', 'deploy', '--prod', '--legacy', target];
if ((await run('npx', ['--yes', manifest.packageManager, ...deploy])) !== 0)
  stop('The provider’s packages could not be put together: see the message above.');
console.log(`The provider is in ${target}: start it with node ${join(target, 'dist/server.js')}`);
