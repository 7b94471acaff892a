/** What is recorded of a release when it is built. Everything later (gate, composition, page) reads this. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { routeSchema } from '../build/manifest';
import { writeAtomically, type Target } from './target';

const files = z.record(z.string(), z.string());

const remoteRelease = z.object({
  kind: z.literal('remote'),
  name: z.string(),
  id: z.string(),
  builtAt: z.iso.datetime(),
  platform: z.string(),
  routes: z.array(routeSchema),
  files,
});

const shellRelease = z.object({
  kind: z.literal('shell'),
  name: z.literal('shell'),
  id: z.string(),
  builtAt: z.iso.datetime(),
  /** Version of the platform that it provides. */
  platform: z.string(),
  /** The HTML page with places for what a composition fills in. */
  template: z.string(),
  files,
});

const releaseManifest = z.discriminatedUnion('kind', [remoteRelease, shellRelease]);

export type RemoteReleaseManifest = z.infer<typeof remoteRelease>;
export type ShellReleaseManifest = z.infer<typeof shellRelease>;
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/** The manifest of a release, or undefined when it was never built into this target. */
export function findRelease(target: Target, name: string, id: string): ReleaseManifest | undefined {
  const file = manifestFile(target, name, id);
  return existsSync(file) ? releaseManifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export function recordRelease(target: Target, manifest: ReleaseManifest): void {
  writeAtomically(manifestFile(target, manifest.name, manifest.id), `${JSON.stringify(manifest, null, 2)}\n`);
}

function manifestFile(target: Target, name: string, id: string): string {
  return join(target.records, 'releases', name, `${id}.json`);
}
