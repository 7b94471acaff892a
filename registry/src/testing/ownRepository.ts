/** A repository of a team's own, outside of this workspace, in a folder of any name. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { x as extract } from 'tar';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';

const run = promisify(execFile);

/** The packages that a repository takes from its package registry; those of others are the workspace's. */
const PACKAGES = ['contract', 'federation', 'platform', 'ui'];

export interface OwnRepository {
  dir: string;
  /** Runs `reelrupee`; gives what it says. Rejects with what it says when it fails. */
  reelrupee: (...args: string[]) => Promise<string>;
  /** Replaces text in a file. */
  edit: (path: string, from: string, to: string) => void;
  remove: () => void;
}

interface NewOwnRepository {
  name: string;
  /** Address of the package registry. */
  packages: string;
  env: NodeJS.ProcessEnv;
}

/** Makes a repository by the published `create-remote`, with the published packages installed. */
export async function createOwnRepository({ name, packages, env }: NewOwnRepository): Promise<OwnRepository> {
  const root = mkdtempSync(join(tmpdir(), 'own-'));
  const dir = join(root, 'teams/any name');
  const create = await fetchPackage(packages, '@reelrupee/create-remote', join(root, 'create'));
  await run(process.execPath, [join(create, 'dist/main.js'), name, '--dir', dir]);
  for (const own of PACKAGES) {
    await fetchPackage(packages, `@reelrupee/${own}`, join(dir, 'node_modules/@reelrupee', own));
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
    edit: (path, from, to) => {
      const text = readFileSync(join(dir, path), 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not say ${from}.`);
      writeFileSync(join(dir, path), text.replace(from, to));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
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
