import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourceFiles } from '../contract-check/syntax';
import { withSlashes } from '../slashes';
import type { ReleaseTypes } from './declarations';
import { readDeclarations } from './readDeclarations';

/** The types of a package as they are now: the declarations that it sees, and its own sources if it is a remote. */
export function describeTypes(dir: string): ReleaseTypes {
  const declaration = join(dir, 'remote.json');
  const files = existsSync(declaration) ? [...sourceFiles(dir), declaration] : [];
  const sources = files.map(
    (path) => [withSlashes(relative(dir, path)), readFileSync(path, 'utf8')] as const,
  );
  return { declarations: readDeclarations(dir), sources: Object.fromEntries(sources) };
}
