import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseContent } from '../archive/contentHash';
import { readBuilt } from '../archive/builtFiles';
import { stageRelease } from '../make/stageRelease';
import type { Project } from './project';
import { releaseIdOf } from './sourceHash';

/** Builds the sources of a remote as they are now, below `dist/`, and gives its release. */
export async function buildHere({ dir, version }: Project): Promise<ReleaseContent> {
  const folder = join(dir, 'dist/release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { manifest, code } = await stageRelease(dir, releaseIdOf(dir, version), folder);
  if (manifest.kind !== 'remote') throw new Error(`${dir} built as a ${manifest.kind}.`);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = readBuilt(
    folder,
    paths.filter((path) => statSync(join(folder, path)).isFile()),
  );
  return { manifest, files, html: code.html, types: code.types };
}
