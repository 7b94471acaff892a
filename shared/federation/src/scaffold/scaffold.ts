/** A new remote: the few files that one needs, each as small as it can be. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteNames, WORKSPACE } from '../build/workspace';
import { Refusal } from '../release/refusal';
import { remoteFiles } from './remoteFiles';

export interface Scaffolded {
  /** What was written, relative to the workspace. */
  files: string[];
  /** The route of its one screen. */
  path: string;
}

/** Writes a new remote into the workspace. Throws a Refusal when the folder exists. */
export function scaffoldRemote(name: string, title: string | undefined): Scaffolded {
  const dir = join(WORKSPACE, name);
  if (existsSync(dir)) throw new Refusal(`${name} exists already.`, `Work on it: npm run dev -- ${name}`);
  const [example = ''] = remoteNames();
  const packageFile = JSON.parse(readFileSync(join(WORKSPACE, example, 'package.json'), 'utf8')) as object;
  const { path, files } = remoteFiles(name, title, packageFile);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return { files: Object.keys(files).map((file) => `${name}/${file}`), path };
}
