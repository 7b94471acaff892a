/** Creates a remote with the fewest files, and deletes it again. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '@reelrupee/federation/presets/remoteManifest';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { reservedFor } from '../contract-check/checkPair';
import { writeBelow } from '../store/folder/atomicFiles';
import { UserError } from '../userError';
import { remoteFiles, type RemoteFiles } from './remoteFiles';

/** Number of changed files that the message names. */
const NAMED = 5;

/** Writes a new remote into the workspace; gives its files. Throws a UserError when the folder exists. */
export function scaffoldRemote(name: string, title: string | undefined): RemoteFiles {
  const dir = join(WORKSPACE, name);
  if (existsSync(dir)) throw new UserError(`${name} exists already.`, `Work on it: npm run dev -- ${name}`);
  const scaffolded = filesOf(name, title);
  const owner = ownerOf(scaffolded.path);
  if (owner) {
    throw new UserError(
      `Its route would be ${scaffolded.path}, which belongs to ${owner}.`,
      'Take another name.',
    );
  }
  for (const [file, text] of Object.entries(scaffolded.files)) writeBelow(dir, file, text);
  return scaffolded;
}

/** Deletes a remote that is unchanged since it was scaffolded. Throws a UserError otherwise. */
export function deleteScaffolded(name: string): void {
  const dir = join(WORKSPACE, name);
  if (!remoteNames().includes(name)) {
    throw new UserError(`There is no remote ${name}.`, `There are: ${remoteNames().join(', ')}.`);
  }
  const { files } = filesOf(name, readManifest(dir).routes[0]?.title);
  const changed = ownFiles(dir).filter((file) => readFileSync(join(dir, file), 'utf8') !== files[file]);
  if (changed.length > 0) {
    const named = changed.slice(0, NAMED).map((file) => `  ${name}/${file}`);
    const others = changed.length > NAMED ? [`  and ${changed.length - NAMED} more`] : [];
    throw new UserError(
      [`${name} is not as it was scaffolded; nothing was deleted:`, ...named, ...others].join('\n'),
      `If it is not needed, delete the folder ${name} and run: npx pnpm install`,
    );
  }
  rmSync(dir, { recursive: true });
}

function ownerOf(path: string): string | undefined {
  const hasIt = (name: string) =>
    readManifest(join(WORKSPACE, name)).routes.some((route) => route.path.toLowerCase() === path);
  return reservedFor(path) ?? remoteNames().find(hasIt);
}

function filesOf(name: string, title: string | undefined): RemoteFiles {
  const [example = ''] = remoteNames().filter((other) => other !== name);
  const dir = join(WORKSPACE, example);
  const packageFile = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as object;
  // The build needs what the builds of the other remotes need of the platform.
  const { platform } = readManifest(dir);
  return remoteFiles({
    name,
    title,
    packageFile,
    platform,
    schema: '../shared/federation/remote.schema.json',
  });
}

/** Files of a package below its folder, without the output of tools. */
function ownFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1))
    .filter((path) => !/^(node_modules|dist)\//.test(path));
}
