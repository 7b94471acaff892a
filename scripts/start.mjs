/** npm start: from a bare checkout to a running product. */
import { existsSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { runTs } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

const siteDir = process.env.SITE_DIR ?? join(ROOT, 'dist/site/public');

await ensureInstalled();
console.log('1 of 3: building the site, as far as it has changed …');
if ((await runTs('registry/src/cli/release.ts', ['--all'])) !== 0) {
  stop('The site could not be built: see the message above.');
}
console.log('2 of 3: building the provider …');
if ((await runTs('api/build.ts')) !== 0) stop('The provider could not be built: see the message above.');
if (!existsSync(join(siteDir, 'index.html')))
  stop(`There is no site in ${siteDir}: run npm start without SITE_DIR.`);

console.log('3 of 3: starting it with its database, which the first start creates …');
const server = spawn(process.execPath, [join(ROOT, 'api/dist/server.js')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, SITE_DIR: siteDir },
});
// The server stops by itself in its own time; this process only passes the wish on and waits.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
