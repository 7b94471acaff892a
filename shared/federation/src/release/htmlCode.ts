/** The code that a release's part of the page's HTML is drawn with. It is recorded, never served. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically, type Target } from './target';

/** Records it beside the release's manifest. */
export function recordHtmlCode(target: Target, name: string, id: string, code: string): void {
  writeAtomically(codeFile(target, name, id), code);
}

/** The code of a release, or undefined when none was recorded: its pages then have no first screen in their HTML. */
export function findHtmlCode(target: Target, name: string, id: string): string | undefined {
  const file = codeFile(target, name, id);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function codeFile(target: Target, name: string, id: string): string {
  return join(target.records, 'releases', name, `${id}.html.cjs`);
}
