/** A registry of npm packages on this machine (verdaccio), as a company has one, with the packages of this workspace. */
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { fingerprint } from '../../../api/src/testing/cache';
import { readIfThere } from '../store/folder/atomicFiles';
import { freePort } from '../../../deploy/testing/ports';

const run = promisify(execFile);

/** The published packages, in an order in which each comes after those that it needs. */
const PACKAGES = ['shared/contract', 'shared/platform', 'shared/ui', 'shared/federation', 'create-remote'];

/** Those with parts of the release side: the command line of teams, and the files of a new repository. */
const WITH_RELEASE_SIDE = ['shared/federation', 'create-remote'];

const VERDACCIO = join(
  dirname(createRequire(import.meta.url).resolve('verdaccio/package.json')),
  'bin/verdaccio',
);
const LOOK_EVERY_MS = 100;

export interface PackageRegistry {
  url: string;
  /** The packed packages (`.tgz`), by the folders of their sources. */
  tarballs: ReadonlyMap<string, string>;
  stop: () => Promise<void>;
}

/** Builds, packs and publishes the packages to a registry of its own. Packages of others come from npm's. */
export async function startPackageRegistry(): Promise<PackageRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  const tarballs = new Map<string, string>();
  for (const name of PACKAGES) tarballs.set(name, await packed(name, join(folder, 'packed', name)));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { stdout } = await run('npm', ['config', 'get', 'registry'], { cwd: folder });
  writeFileSync(join(folder, 'config.yaml'), configOf(folder, stdout.trim()));
  const args = [VERDACCIO, '--config', join(folder, 'config.yaml'), '--listen', String(port)];
  const server = spawn(process.execPath, args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  while (!(await answers(url))) await wait(LOOK_EVERY_MS);
  for (const tarball of tarballs.values()) {
    const options = ['--registry', url, `--//localhost:${port}/:_authToken=anyone`];
    await run('npm', ['publish', tarball, ...options], { cwd: folder });
  }
  return {
    url,
    tarballs,
    stop: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Builds and packs a package as it is published; gives the archive. */
async function packed(name: string, into: string): Promise<string> {
  const cwd = join(WORKSPACE, name);
  mkdirSync(into, { recursive: true });
  await buildPackage(name);
  // Replaces `workspace:` and `catalog:` by versions, and the exports of sources by those of the build.
  await run('npx', ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', into], { cwd });
  const [tarball = ''] = readdirSync(into);
  return join(into, tarball);
}

/** Builds a package, unless its build is one of the sources as they are. */
async function buildPackage(name: string): Promise<void> {
  const cwd = join(WORKSPACE, name);
  const mark = join(cwd, 'node_modules/.cache/built-from');
  const releaseSide = WITH_RELEASE_SIDE.includes(name) ? ['registry/src'] : [];
  const sources = fingerprint(['shared/federation/libraryConfig.ts', name, ...releaseSide]);
  if (existsSync(join(cwd, 'dist')) && readIfThere(mark)?.toString() === sources) return;
  await run('npx', ['rslib', 'build'], { cwd });
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, sources);
}

function configOf(folder: string, upstream: string): string {
  return JSON.stringify({
    storage: join(folder, 'storage'),
    uplinks: { npm: { url: upstream } },
    packages: {
      '@reelrupee/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'npm' },
    },
    log: { type: 'stdout', level: 'fatal' },
  });
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );
}
