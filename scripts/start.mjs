/** npm start: from a bare checkout to a running product. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT, SITE } from './lib/root.mjs';
import { runTs } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';
import { watchPageData } from './lib/watchPageData.mjs';

const ownSite = process.env.SITE_DIR === undefined;
const siteDir = process.env.SITE_DIR ?? join(SITE, 'public');

await ensureInstalled();
console.log('1 of 3: building the site, as far as it has changed …');
if ((await runTs('registry/src/cli/release.ts', ['--all', '--target', SITE])) !== 0) {
  stop('The site could not be built: see the message above.');
}
console.log('2 of 3: building the provider …');
if ((await runTs('api/build.ts')) !== 0) stop('The provider could not be built: see the message above.');
if (!existsSync(join(siteDir, 'index.html')))
  stop(`There is no site in ${siteDir}: run npm start without SITE_DIR.`);

console.log('3 of 3: starting it with its database, which the first start creates …');
// In this process, so that it receives each signal once: a second one would end it without waiting for requests.
process.chdir(ROOT);
process.env.SITE_DIR = siteDir;
// This process serves the media, so it sees who fetches them.
process.env.MEDIA_SIGNAL ??= 'true';
await import(pathToFileURL(join(ROOT, 'api/dist/server.js')).href);
// A site of elsewhere has its own watch.
if (ownSite) watchPageData(process.env);
