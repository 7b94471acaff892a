/** The stylesheets of a build, checked by `styleRules.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsBelow } from '../slashes';
import { ownNames, styleViolations } from './styleRules';

/**
 * The violations in the CSS of a remote that was built into a folder. Each names the line of the source below `dir`
 * where it can be found there, else the file of the build.
 */
export function checkStyles(
  dir: string,
  folder: string,
  remote: string,
  id: string,
): { file: string; problem: string }[] {
  const own = ownNames(remote, id);
  return cssBelow(folder).flatMap((path) =>
    styleViolations(readFileSync(join(folder, path), 'utf8'), own).map(({ subject, problem }) => ({
      file: sourceOf(dir, subject, own.ending) ?? `${id}/${path}`,
      problem: `${subject} ${problem}`,
    })),
  );
}

/** File and line of the source that has a selector or name; undefined where the bundler has changed its text. */
function sourceOf(dir: string, subject: string, ending: string): string | undefined {
  const inSource = subject.trim().replaceAll(new RegExp(`-[0-9a-z]+-${ending}`, 'g'), '');
  for (const path of cssBelow(join(dir, 'src'))) {
    const lines = readFileSync(join(dir, 'src', path), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(inSource)) + 1;
    if (line > 0) return `src/${path}:${line}`;
  }
  return undefined;
}

function cssBelow(dir: string): string[] {
  return pathsBelow(dir).filter((path) => path.endsWith('.css'));
}
