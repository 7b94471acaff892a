/**
 * Builds the peers. The bundler runs in a separate process: it writes the source of some of its functions into its
 * output, and the TypeScript loader of this command would have changed them.
 */
import { RSBUILD } from '@reelrupee/registry/make/bundlerProcess';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PRERENDER_PART } from './tunedBundle/site';

/** Environment of a bundler's process: the folder of the peer's site, and which part of it to build. */
export const PEER_SITE = 'BENCH_PEER_SITE';
export const PEER_PART = 'BENCH_PEER_PART';

/** Builds the same screens as one ordinary bundle, a lazy chunk per route, into a site's folder. */
export function buildOneBundle(site: string): Promise<void> {
  return bundle('oneBundle', site);
}

/** Builds the same screens as one bundle with all measures of ours that need no federation. */
export async function buildTunedBundle(site: string): Promise<void> {
  await bundle('tunedBundle', site);
  await bundle('tunedBundle', site, PRERENDER_PART);
  // Imported late: the bundler's process reads this file too, without a loader for all that rendering imports.
  const { renderPages } = await import('./tunedBundle/renderPages');
  await renderPages(site);
}

async function bundle(peer: 'oneBundle' | 'tunedBundle', site: string, part = ''): Promise<void> {
  const args = ['build', '--config-loader', 'jiti', '--log-level', 'error'];
  const env = { ...process.env, NODE_OPTIONS: '', [PEER_SITE]: site, [PEER_PART]: part };
  await promisify(execFile)(process.execPath, [RSBUILD, ...args], {
    cwd: join(import.meta.dirname, peer),
    env,
  });
}
