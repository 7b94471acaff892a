/** A repository of a team's own, outside of this workspace, in a folder of any name. */
import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { x as extract } from 'tar';
import { readPackage } from '@reelrupee/federation/presets/packageFile';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';

const run = promisify(execFile);

/** The packages that a repository takes from its package registry; those of others are the workspace's. */
const PACKAGES = ['contract', 'federation', 'platform', 'ui'];

export interface OwnRepository {
  dir: string;
  /** Runs `reelrupee`; gives what it says. Rejects with what it says when it fails. */
  reelrupee: (...args: string[]) => Promise<string>;
  /** Starts a command of `reelrupee` that runs until it is ended. Resolves to its end when it says this text. */
  start: (args: string[], text: RegExp) => Promise<() => Promise<void>>;
  /** Writes a file. */
  write: (path: string, text: string) => void;
  /** Replaces text in a file. */
  edit: (path: string, from: string, to: string) => void;
  remove: () => void;
}

interface NewOwnRepository {
  name: string;
  /** Address of the package registry. */
  packages: string;
  env: NodeJS.ProcessEnv;
  /** Folders of packages that it has in other versions than the workspace, by name. */
  installed?: Readonly<Record<string, string>>;
}

/** Makes a repository by the published `create-remote`, with the published packages installed. */
export async function createOwnRepository({
  name,
  packages,
  env,
  installed = {},
}: NewOwnRepository): Promise<OwnRepository> {
  const root = mkdtempSync(join(tmpdir(), 'own-'));
  const dir = join(root, 'teams/any name');
  const create = await fetchPackage(packages, '@reelrupee/create-remote', join(root, 'create'));
  await run(process.execPath, [join(create, 'dist/main.js'), name, '--dir', dir]);
  for (const own of PACKAGES) {
    await fetchPackage(packages, `@reelrupee/${own}`, join(dir, 'node_modules/@reelrupee', own));
  }
  for (const [own, folder] of Object.entries(installed)) {
    mkdirSync(dirname(join(dir, 'node_modules', own)), { recursive: true });
    symlinkSync(folder, join(dir, 'node_modules', own));
  }
  // Node looks in these next: a test needs no network, and installs nothing twice.
  symlinkSync(join(WORKSPACE, 'node_modules/.pnpm/node_modules'), join(root, 'teams/node_modules'));
  symlinkSync(join(WORKSPACE, 'node_modules'), join(root, 'node_modules'));
  const program = join(dir, 'node_modules/@reelrupee/federation/dist/cli/reelrupee.js');
  const ownEnv = { ...process.env, NODE_OPTIONS: '', VITEST: '', NODE_ENV: '', ...env };
  return {
    dir,
    reelrupee: async (...args) =>
      (await run(process.execPath, [program, ...args], { cwd: dir, env: ownEnv })).stdout,
    start: (args, text) => {
      const child = spawn(process.execPath, [program, ...args], { cwd: dir, env: ownEnv });
      return untilItSays(child, text);
    },
    write: (path, text) => writeFileSync(join(dir, path), text),
    edit: (path, from, to) => {
      const text = readFileSync(join(dir, path), 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not say ${from}.`);
      writeFileSync(join(dir, path), text.replace(from, to));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function untilItSays(child: ChildProcessWithoutNullStreams, text: RegExp): Promise<() => Promise<void>> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        said += String(data);
        if (text.test(said)) resolve(end);
      });
    }
    void ended.then(() => reject(new Error(`It ended without saying ${text.source}:\n${said}`)));
  });
}

/** Moves a remote of the workspace into a repository of its own: its sources, its declaration and its version. */
export function moveInto(dir: string, remote: string): void {
  const from = join(WORKSPACE, remote);
  rmSync(join(dir, 'src'), { recursive: true });
  cpSync(join(from, 'src'), join(dir, 'src'), { recursive: true });
  cpSync(join(from, 'remote.json'), join(dir, 'remote.json'));
  const file = join(dir, 'package.json');
  const { version } = readPackage(from);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
}

/** Downloads a package by its registry record, as npm does, and unpacks it. */
async function fetchPackage(packages: string, name: string, into: string): Promise<string> {
  const record = (await (await fetch(`${packages}/${name}/latest`)).json()) as { dist: { tarball: string } };
  const tarball = await fetch(record.dist.tarball);
  if (!tarball.body) throw new Error(`${name} has no archive`);
  mkdirSync(into, { recursive: true });
  await pipeline(tarball.body, extract({ cwd: into, strip: 1 }));
  return into;
}

/** Copies a site with its records, to be switched at will. */
export function copyStore(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}
