import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildContent } from '../make/buildContent';
import type { RemoteContent } from '../publish/releaseContent';
import type { Project } from './project';
import { releaseIdOf } from './sourceHash';

/** Builds the sources of a remote as they are now, below `dist/`, and gives its release. */
export async function buildHere({ dir, version }: Project): Promise<RemoteContent> {
  const folder = join(dir, 'dist/release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const content = await buildContent(dir, releaseIdOf(dir, version), folder);
  const { manifest } = content;
  if (manifest.kind !== 'remote') throw new Error(`${dir} built as a ${manifest.kind}.`);
  return { ...content, manifest };
}
