import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { CHROMIUM, downloadedChromium } from './downloadedChromium.mjs';
import { npmProgram } from './npmProgram.mjs';

/** Path of a headless Chromium from npm, with the libraries that a bare Linux lacks; null on other machines. */
export async function npmChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  await npmProgram(CHROMIUM.name, CHROMIUM.version, 68, unpack);
  return downloadedChromium();
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
