/** Makes a release from a team's archive; all properties that can be computed here are, instead of trusted. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RELEASE_FILE, ENTRY_FILE } from '@reelrupee/federation/composition/composition';
import { consumedNames } from '../contract-check/consumedNames';
import { declarationsHash, parseReleaseTypes } from '../contract-types/declarations';
import { releaseFile } from '../make/asRelease';
import { compressFiles } from '../make/compress';
import { integrityOf } from '../make/integrity';
import { RefusedError } from '../service/refusedError';
import type { RemoteReleaseManifest } from '../store/manifests';
import type { StagedRelease, Store } from '../store/store';
import type { ReleaseContent } from './contentHash';

/** Checks the content against its manifest and stages it with its compressed copies. Throws a RefusedError. */
export async function stageContent(
  store: Store,
  { manifest, files, html, types }: ReleaseContent,
  provenance: NonNullable<RemoteReleaseManifest['provenance']>,
): Promise<StagedRelease> {
  mustMatch(manifest, files);
  if (html !== undefined) mustSayItsImports(manifest, html);
  mustHaveItsTypes(manifest, types);
  const folder = await store.stagingFolder();
  const paths = [...files.keys()].filter((path) => path !== RELEASE_FILE);
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), files.get(path) ?? '');
  }
  await compressFiles(paths.map((path) => join(folder, path)));
  writeFileSync(join(folder, RELEASE_FILE), releaseFile({ ...manifest, provenance }));
  const bytes = Object.keys(manifest.files).reduce(
    (sum, path) => sum + statSync(join(folder, `${path}.br`)).size,
    0,
  );
  return { folder, manifest: { ...manifest, bytes, provenance }, code: { html, types } };
}

function mustMatch(manifest: RemoteReleaseManifest, files: ReadonlyMap<string, Buffer>): void {
  const loaded = [...files].filter(([path]) => /\.(js|css)$/.test(path));
  const problem =
    loaded.find(([path, content]) => manifest.files[path] !== integrityOf(content))?.[0] ??
    Object.keys(manifest.files).find((path) => !files.has(path));
  if (problem !== undefined) throw refused(`${problem} is not the file that its manifest describes.`);
  if (!files.has(ENTRY_FILE)) throw refused(`There is no ${ENTRY_FILE}.`);
}

/** The contract check relies on the names that a manifest lists. */
function mustSayItsImports({ imports }: RemoteReleaseManifest, html: string): void {
  const said = new Set(imports.flatMap(({ module, name }) => [`${module} ${name}`]));
  const hidden = consumedNames(html).find(({ module, name }) => !said.has(`${module} ${name}`));
  if (hidden)
    throw refused(`It takes ${hidden.name} from ${hidden.module}, and its manifest does not say so.`);
}

/** The check of types compiles them later, when the release goes live. */
function mustHaveItsTypes(manifest: RemoteReleaseManifest, types: string | undefined): void {
  if (hashOf(types) !== manifest.types) throw refused('Its types are not those that its manifest describes.');
}

function hashOf(types: string | undefined): string | undefined {
  if (types === undefined) return undefined;
  try {
    return declarationsHash(parseReleaseTypes(types).declarations);
  } catch {
    throw refused('Its types.json has not the form of types.');
  }
}

function refused(problem: string): RefusedError {
  return new RefusedError(
    422,
    `The release is refused. ${problem}`,
    'Publish with the command: npm run publish',
  );
}
