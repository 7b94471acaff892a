import { join } from 'node:path';
import { downloadedProgram } from './downloadedProgram.mjs';

/** The package of npm with a Chromium; the newest version that npm installs on Node 20. */
export const CHROMIUM = { name: '@sparticuz/chromium', version: '147.0.0' };

/** Path of the Chromium that an earlier call has got from npm, or null. */
export function downloadedChromium() {
  const folder = downloadedProgram(CHROMIUM.name, CHROMIUM.version);
  return folder && join(folder, 'bin/chromium.sh');
}
