/** The next release of every package, built from a changed copy of the sources. */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { liveComposition } from '../site/site';
import { copySources, ROOT } from '../workspace/workspaceCopy';

const run = promisify(execFile);
const REMOTES = Object.keys(liveComposition().remotes);

export const LIVE_PLATFORM = liveComposition().shell.platform;
const [major, minor] = LIVE_PLATFORM.split('.').map(Number);
export const NEXT_PLATFORM = `${major ?? 0}.${(minor ?? 0) + 1}.0`;

/** Text that the next release of a package adds to the page. */
export function markOf(name: string): string {
  return `Next release of ${name}`;
}

export interface NextSources {
  /** A target in which the next releases are live, with its own site. */
  root: string;
  remove: () => void;
}

/**
 * Copies and changes the sources: the platform gets one more function and a new version; the shell and every remote use
 * it to write a line into the page, and every remote needs the new version.
 */
export async function buildNext(): Promise<NextSources> {
  const copy = copySources({ withLinks: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  changePlatform(join(copy, 'shared/platform'));
  edit(join(copy, 'shell/src/bootstrap.tsx'), (text) => withMark(text, 'shell'));
  for (const name of REMOTES) changeRemote(join(copy, name), name);
  const root = join(copy, 'dist/site');
  const command = ['--import', 'tsx', 'registry/src/cli/release.ts', '--all', '--target', root];
  await run(process.execPath, command, { cwd: copy });
  return { root, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

function changePlatform(dir: string): void {
  edit(join(dir, 'package.json'), (text) =>
    text.replace(/"version": ".*?"/, `"version": "${NEXT_PLATFORM}"`),
  );
  edit(join(dir, 'src/index.ts'), (text) => `${text}\nexport { markPage } from './markPage';\n`);
  writeFileSync(
    join(dir, 'src/markPage.ts'),
    // Outside the body: the smoke test refuses elements that a remote leaves in it.
    `export function markPage(text: string): void {
       const line = document.createElement('p');
       line.textContent = text;
       document.documentElement.append(line);
     }`,
  );
}

function changeRemote(dir: string, name: string): void {
  edit(join(dir, 'package.json'), (text) => text.replace(/"version": ".*?"/, '"version": "9.0.0"'));
  edit(join(dir, 'remote.json'), (text) => text.replace(/"\^[\d.]+"/, `"^${NEXT_PLATFORM}"`));
  edit(join(dir, 'src/remote.tsx'), (text) => withMark(text, name));
}

function withMark(text: string, name: string): string {
  return `import { markPage } from '@reelrupee/platform';\n${text}\nmarkPage('${markOf(name)}');\n`;
}

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is not what this test expects to change.`);
  writeFileSync(file, after);
}
