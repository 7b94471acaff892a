/** The rules of what may be published, for a team's archive and for a build of the workspace alike. Pure. */
import { isQueryName } from '@reelrupee/contract/queries';
import { ENTRY_FILE } from '@reelrupee/federation/composition/composition';
import { MAX_ROUTES } from '@reelrupee/federation/presets/remoteManifest';
import { SAFE_PATH } from '../archive/format';
import { ownNames, styleViolations, type StyleViolation } from '../contract-check/styleRules';
import { consumedNames } from '../contract-check/consumedNames';
import { declarationsHash, parseReleaseTypes } from '../contract-types/declarations';
import { toRelease } from '../make/toRelease';
import { integrityOf } from '../make/integrity';
import { RefusedError } from '../refusedError';
import type { ReleaseDescription, RemoteReleaseDescription } from '../store/manifests';
import { checkSize } from './checkSize';
import type { ReleaseContent } from './releaseContent';

/** Bytes of a release in each page of the site, as JSON; those of the product's remotes have 1 to 3 KB. */
const MAX_BYTES_IN_PAGE = 64 * 1024;

/**
 * Length of a remote's prerender code, which is parsed on the thread that serves requests: about 3 s at this length, and
 * more memory than a process has at the 32 MB of a whole archive. The product's remotes have 0.2 MB.
 */
const MAX_PRERENDER_CODE = 2 * 1024 * 1024;

/** Length of a remote's stylesheets, which are parsed on the same thread. The product's remotes have up to 30 KB. */
const MAX_STYLES = 512 * 1024;

/** Checks the content of a release: its size, its paths, and that its manifest describes it. Throws a RefusedError. */
export function checkContent({ manifest, files, code }: ReleaseContent): void {
  checkSize(files);
  mustHavePlainPaths(files);
  mustMatch(manifest, files);
  if (manifest.kind === 'remote') {
    mustFitIntoPages(manifest);
    mustCallQueries(manifest);
    mustSayItsStyles(manifest, files);
  }
  if (code.html !== undefined) mustSayItsImports(manifest, code.html);
  mustHaveItsTypes(manifest, code.types);
}

/** A path is part of an address and of a folder: none may lead elsewhere, or to what is hidden. */
function mustHavePlainPaths(files: ReleaseContent['files']): void {
  const unsafe = [...files.keys()].find((path) => !SAFE_PATH.test(path));
  if (unsafe === undefined) return;
  throw refused(`The path ${JSON.stringify(unsafe.slice(0, 100))} is not one of a release.`);
}

function mustMatch(manifest: ReleaseDescription, files: ReleaseContent['files']): void {
  const loaded = new Map([...files].filter(([path]) => /\.(js|css)$/.test(path)));
  const problem =
    [...loaded].find(([path, content]) => manifest.files[path] !== integrityOf(content))?.[0] ??
    Object.keys(manifest.files).find((path) => !loaded.has(path));
  if (problem !== undefined) throw refused(`${problem} is not the file that its manifest describes.`);
  if (manifest.kind === 'remote' && !files.has(ENTRY_FILE)) throw refused(`There is no ${ENTRY_FILE}.`);
}

/** Every page of the site holds its routes and hashes, and every visitor loads them. */
function mustFitIntoPages(manifest: RemoteReleaseDescription): void {
  const { length } = manifest.routes;
  if (length > MAX_ROUTES) throw refused(`It has ${length} routes; a remote has at most ${MAX_ROUTES}.`);
  const bytes = Buffer.byteLength(JSON.stringify(toRelease(manifest)));
  if (bytes > MAX_BYTES_IN_PAGE) {
    throw refused(`Its routes and hashes have ${bytes} bytes; at most ${MAX_BYTES_IN_PAGE} are accepted.`);
  }
}

/** Pages make these calls with the token of the user who opens them, and again when a finger rests on a link. */
function mustCallQueries({ routes }: RemoteReleaseDescription): void {
  for (const { path, calls = [] } of routes) {
    const other = calls.find(({ action }) => !isQueryName(action));
    if (other) throw refused(`${path} calls ${other.action}, which is no query of the contract.`);
  }
}

/** The contract check relies on the violations that a remote's manifest lists. */
function mustSayItsStyles(
  { name, id, styles = [] }: RemoteReleaseDescription,
  files: ReleaseContent['files'],
): void {
  const sheets = [...files].filter(([path]) => path.endsWith('.css'));
  const length = sheets.reduce((sum, [, content]) => sum + content.length, 0);
  if (length > MAX_STYLES) {
    throw new RefusedError(
      413,
      `The release is refused. Its stylesheets have more than ${MAX_STYLES / 1024} KB.`,
      'Leave rules out that no screen needs.',
    );
  }
  if (styles.length > 0) return;
  for (const [path, content] of sheets) {
    const [hidden] = violationsOf(path, content.toString(), ownNames(name, id));
    if (hidden) {
      throw refused(`${path}: ${hidden.subject} ${hidden.problem}, and its manifest does not say so.`);
    }
  }
}

function violationsOf(path: string, ...sheet: Parameters<typeof styleViolations>): StyleViolation[] {
  try {
    return styleViolations(...sheet);
  } catch {
    throw refused(`${path} is no CSS.`);
  }
}

/** The contract check relies on the names that a remote's manifest lists. */
function mustSayItsImports(manifest: ReleaseDescription, html: string): void {
  if (manifest.kind !== 'remote') return;
  if (html.length > MAX_PRERENDER_CODE) {
    throw new RefusedError(
      413,
      `The release is refused. Its prerender code has more than ${MAX_PRERENDER_CODE / 1024 / 1024} MB.`,
      'Use smaller libraries.',
    );
  }
  const said = new Set(manifest.imports.flatMap(({ module, name }) => [`${module} ${name}`]));
  const hidden = consumedNames(html).find(({ module, name }) => !said.has(`${module} ${name}`));
  if (hidden)
    throw refused(`It takes ${hidden.name} from ${hidden.module}, and its manifest does not say so.`);
}

/** The check of types compiles them later, when the release goes live. */
function mustHaveItsTypes(manifest: ReleaseDescription, types: string | undefined): void {
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
    'Build it again, and publish it as it was built.',
  );
}
