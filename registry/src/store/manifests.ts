/** What is recorded of a release when it is built. Everything later (gate, composition, page) reads this. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { routeSchema } from '@reelrupee/federation/presets/remoteManifest';
import { writeAtomically, type Target } from './target';

const common = {
  id: z.string(),
  builtAt: z.iso.datetime(),
  /** Integrity of every script and stylesheet, by path. */
  files: z.record(z.string(), z.string()),
  /** Bytes of all scripts and stylesheets as brotli. */
  bytes: z.number(),
};

const remoteRelease = z.object({
  ...common,
  kind: z.literal('remote'),
  name: z.string(),
  /** Range of platform versions that it needs. */
  platform: z.string(),
  routes: z.array(routeSchema),
  /** Paths that it had a screen component for when its build was run. */
  screens: z.array(z.string()).default([]),
  /** Why pages could not use its build. */
  fault: z.object({ file: z.string(), problem: z.string() }).optional(),
  /** What it takes from outside, and which file says so. */
  imports: z.array(z.object({ module: z.string(), name: z.string(), file: z.string() })),
  /** Versions of the shared modules that it takes, as it was type-checked with them. */
  builtAgainst: z.record(z.string(), z.string()),
});

const shellRelease = z.object({
  ...common,
  kind: z.literal('shell'),
  name: z.literal('shell'),
  /** Version of the platform that it provides. */
  platform: z.string(),
  /** The shared modules that it provides, with the names that they exported when its build was run. */
  offers: z.record(z.string(), z.object({ version: z.string(), names: z.array(z.string()) })),
  /** The HTML page with places for what a composition fills in. */
  template: z.string(),
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

/** The manifest of a remote's release that is known to exist. */
export function remoteManifest(target: Target, name: string, id: string): RemoteReleaseManifest {
  const manifest = findRelease(target, name, id);
  if (manifest?.kind !== 'remote') throw new Error(`${name} ${id} is not recorded in ${target.records}.`);
  return manifest;
}

/** The manifest of a shell's release that is known to exist. */
export function shellManifest(target: Target, id: string): ShellReleaseManifest {
  const manifest = findRelease(target, 'shell', id);
  if (manifest?.kind !== 'shell') throw new Error(`shell ${id} is not recorded in ${target.records}.`);
  return manifest;
}

/** Records a release. */
export function recordRelease(target: Target, manifest: ReleaseManifest): void {
  writeAtomically(manifestFile(target, manifest.name, manifest.id), `${JSON.stringify(manifest, null, 2)}\n`);
}

function manifestFile(target: Target, name: string, id: string): string {
  return join(target.records, 'releases', name, `${id}.json`);
}
