/**
 * npm run screenshots [-- part of a name]: pictures of every state of every screen, in both schemes, both languages and three
 * widths, in screenshots/. Uses the production build and the real provider. With `--against REF` it takes those of
 * another commit, too, and writes a page with the pictures that differ.
 */
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareWith } from './against/compareWith';
import { takePictures } from './takePictures';

const FOLDER = join(WORKSPACE, 'screenshots');

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});
const [part = ''] = positionals;

if (!part) rmSync(FOLDER, { recursive: true, force: true });
const started = Date.now();
const { states, failures } = await takePictures(part, FOLDER, join(WORKSPACE, 'media/pack'));
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${states - failures.length} of ${states} states in screenshots/, ${seconds} s.`);
for (const failure of failures) console.log(failure);
if (values.against !== undefined) console.log(await compareWith(values.against, part, FOLDER));
process.exit(failures.length > 0 ? 1 : 0);
