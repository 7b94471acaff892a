import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildContent } from '../make/buildContent';
import type { RemoteContent } from '../publish/releaseContent';
import { withSmokeTester, type SmokeTesterOptions } from '../smoke-test/smokeTester';
import type { Project } from './project';
import { releaseIdOf } from './sourceHash';

/** Builds the sources of a remote as they are now, below `dist/`, tests them in a shell, and gives the release. */
export async function buildHere(
  { dir, name, version }: Project,
  findShell: SmokeTesterOptions['findShell'],
): Promise<RemoteContent> {
  const folder = join(dir, 'dist/release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const id = releaseIdOf(dir, version);
  // It takes up to a minute.
  process.stderr.write(`Building ${name} ${id} and opening its screens …\n`);
  const content = await withSmokeTester({ findShell }, (tester) => buildContent(dir, id, folder, tester));
  const { manifest } = content;
  if (manifest.kind !== 'remote') throw new Error(`${dir} built as a ${manifest.kind}.`);
  return { ...content, manifest };
}
