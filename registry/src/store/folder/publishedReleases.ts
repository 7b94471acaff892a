/** Published releases: each is one folder below `public`, moved into place by one rename and never changed. */
import { cpSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CODE_KINDS, releaseManifest, type CodeKind, type ReleaseManifest } from '../manifests';
import type { PublishedRelease, ReleaseRef, StagedRelease } from '../store';
import { moveFolder, namesIn, readIfThere, removeFolder, unless, writeBelow } from './atomicFiles';
import { RELEASE_RECORD, type Layout } from './layout';

const MANIFEST = 'manifest.json';

export function findRelease(layout: Layout, ref: ReleaseRef): ReleaseManifest | undefined {
  const json = readIfThere(recordFile(layout, ref, MANIFEST));
  return json && releaseManifest.parse(JSON.parse(json.toString()));
}

/** Releases whose manifests were read, by file; `writtenAt` differs when one was removed and published again. */
export type KnownReleases = Map<string, { release: PublishedRelease; writtenAt: number }>;

/** All releases. Reads the manifests of new ones only. */
export function allReleases(layout: Layout, known: KnownReleases): PublishedRelease[] {
  const names = namesIn(layout.public).filter((name) => !name.startsWith('.'));
  const folders = names.flatMap((name) => namesIn(join(layout.public, name)).map((id) => ({ name, id })));
  return folders.flatMap((ref) => {
    const file = recordFile(layout, ref, MANIFEST);
    const writtenAt = unless(['ENOENT', 'ENOTDIR'], () => statSync(file).mtimeMs);
    if (writtenAt === undefined) return [];
    const kept = known.get(file);
    if (kept?.writtenAt === writtenAt) return [kept.release];
    const json = readIfThere(file);
    if (!json) return [];
    const release = { ...ref, builtAt: (JSON.parse(json.toString()) as PublishedRelease).builtAt };
    known.set(file, { release, writtenAt });
    return [release];
  });
}

export function readReleaseFile(layout: Layout, ref: ReleaseRef, path: string): Buffer {
  return readFileSync(join(releaseFolder(layout, ref), path));
}

export function copyReleaseFiles(layout: Layout, ref: ReleaseRef, folder: string): void {
  const isServed = (path: string) => basename(path) !== RELEASE_RECORD;
  cpSync(releaseFolder(layout, ref), folder, { recursive: true, filter: isServed });
}

export function readReleaseCode(layout: Layout, ref: ReleaseRef, kind: CodeKind): string | undefined {
  return readIfThere(recordFile(layout, ref, codeFile(kind)))?.toString();
}

/** Publishes a build, unless its release is published already; gives the published manifest. */
export function publishRelease(layout: Layout, { folder, manifest, code }: StagedRelease): ReleaseManifest {
  writeBelow(folder, join(RELEASE_RECORD, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const kind of CODE_KINDS) {
    const text = code[kind];
    if (text !== undefined) writeBelow(folder, join(RELEASE_RECORD, codeFile(kind)), text);
  }
  const place = releaseFolder(layout, manifest);
  while (!moveFolder(folder, place)) {
    const published = findRelease(layout, manifest);
    if (published) {
      rmSync(folder, { recursive: true });
      return published;
    }
    // A folder without a manifest is not a release: another tool created it.
    removeFolder(place, layout.staging);
  }
  return manifest;
}

export function removeRelease(layout: Layout, ref: ReleaseRef): void {
  removeFolder(releaseFolder(layout, ref), layout.staging);
  removeFolder(join(layout.screens, ref.name, ref.id), layout.staging);
}

function codeFile(kind: CodeKind): string {
  return kind === 'types' ? 'types.json' : `${kind}.cjs`;
}

function releaseFolder(layout: Layout, { name, id }: ReleaseRef): string {
  return join(layout.public, name, id);
}

function recordFile(layout: Layout, ref: ReleaseRef, file: string): string {
  return join(releaseFolder(layout, ref), RELEASE_RECORD, file);
}
