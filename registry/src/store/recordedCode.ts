/** Code of a release that is recorded with it and not in its folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically, type Target } from './target';

/** `html` draws its part of the page's HTML; `worker` is the shell's service worker. */
export type CodeKind = 'html' | 'worker';

/** Records code beside the release's manifest. */
export function recordCode(target: Target, name: string, id: string, kind: CodeKind, code: string): void {
  writeAtomically(codeFile(target, name, id, kind), code);
}

/** The code of a release, or undefined when none was recorded, as of releases older than this. */
export function findCode(target: Target, name: string, id: string, kind: CodeKind): string | undefined {
  const file = codeFile(target, name, id, kind);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function codeFile(target: Target, name: string, id: string, kind: CodeKind): string {
  return join(target.records, 'releases', name, `${id}.${kind}.cjs`);
}
