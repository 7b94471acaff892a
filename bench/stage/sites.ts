/** The builds that are compared, each in a folder of its own below `dist/bench`. */
import { remoteNames, WORKSPACE } from '@reelrupee/federation/build/workspace';
import { compressFiles } from '@reelrupee/federation/release/compress';
import { releaseId } from '@reelrupee/federation/release/inputs';
import { readLive } from '@reelrupee/federation/release/live';
import { releaseAll } from '@reelrupee/federation/release/releaseAll';
import { openTarget, type Target } from '@reelrupee/federation/release/target';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDefaults, buildOneBundle } from '../peers/build';
import { fingerprint } from './fingerprint';

export const BUILDS = ['ours', 'oneBundle', 'defaults'] as const;
export type Build = (typeof BUILDS)[number];

const ROOT = join(WORKSPACE, 'dist/bench');
const PEERS = { oneBundle: buildOneBundle, defaults: buildDefaults };

/** The folder of a build's site, built unless the sources are the same as last time. */
export async function siteOf(build: Build): Promise<string> {
  if (build !== 'ours') return peerSite(build);
  const target = openTarget(join(ROOT, 'ours'));
  // Anew after each change: with previous releases in its pages a site would weigh more than at its last measuring.
  if (!isOfNow(target)) rmSync(join(ROOT, 'ours'), { recursive: true, force: true });
  await releaseAll(target);
  return target.public;
}

function isOfNow(target: Target): boolean {
  const live = readLive(target);
  const isLive = (name: string, id: string | undefined) => id === releaseId(join(WORKSPACE, name));
  return (
    isLive('shell', live?.shell.release) &&
    remoteNames().every((name) => isLive(name, live?.remotes[name]?.current.id))
  );
}

async function peerSite(peer: keyof typeof PEERS): Promise<string> {
  const site = join(ROOT, peer);
  const mark = join(ROOT, `${peer}.built-from`);
  const now = fingerprint();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now && existsSync(join(site, 'index.html')))
    return site;
  rmSync(site, { recursive: true, force: true });
  await PEERS[peer](site);
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  await compressFiles(files.map((path) => join(site, path)));
  writeFileSync(mark, now);
  return site;
}
