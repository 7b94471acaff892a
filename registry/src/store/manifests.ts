/** The manifest of a release, made when it is built. Contract check, composition and pages read it. */
import { z } from 'zod';
import { routeSchema } from '@reelrupee/federation/presets/remoteManifest';
import type { ReleaseSources } from '@reelrupee/federation/composition/composition';
import { releaseId } from './releaseNames';

const common = {
  id: releaseId,
  builtAt: z.iso.datetime(),
  /** Integrity of every script and stylesheet, by path. */
  files: z.record(z.string(), z.string()),
  /** Bytes of all scripts and stylesheets as brotli. */
  bytes: z.number(),
  /** Hash of the declarations that a shell offers, or that a remote was built against. Absent in old releases. */
  types: z.string().optional(),
  /** Repository and commit of a release that was built next to the store; signed ones are in `provenance`. */
  sources: z.object({ repository: z.string().optional(), commit: z.string().optional() }).optional(),
};

/** Sources of a release, as its team signed them. */
const provenance = z.object({
  /** Hash of its content: see `contentHash`. */
  content: z.string(),
  repository: z.string().optional(),
  commit: z.string().optional(),
  publishedBy: z.string(),
  /** The signed statement: a compact JWS. */
  statement: z.string(),
});

const remoteRelease = z.object({
  ...common,
  kind: z.literal('remote'),
  name: z.string(),
  /** Range of platform versions that it needs. */
  platform: z.string(),
  routes: z.array(routeSchema),
  /** Paths that it had a screen component for in its smoke test. */
  screens: z.array(z.string()).default([]),
  /** Reason why its smoke test failed. */
  fault: z.object({ file: z.string(), problem: z.string() }).optional(),
  /** Rules of its stylesheets that reach beyond its own screens, each with the file that has it. */
  styles: z.array(z.object({ file: z.string(), problem: z.string() })).optional(),
  /** The names that it takes from other packages, and the file that imports each. */
  imports: z.array(z.object({ module: z.string(), name: z.string(), file: z.string() })),
  /** Absent for a release that was built next to the store. */
  provenance: provenance.optional(),
});

const shellRelease = z.object({
  ...common,
  kind: z.literal('shell'),
  name: z.literal('shell'),
  /** Version of the platform that it provides. */
  platform: z.string(),
  /** The shared modules that it provides, with the names that they exported in its smoke test. */
  offers: z.record(z.string(), z.object({ version: z.string(), names: z.array(z.string()) })),
  /** The HTML page, with placeholders that a composition fills. */
  template: z.string(),
});

export const releaseManifest = z.discriminatedUnion('kind', [remoteRelease, shellRelease]);

export type RemoteReleaseManifest = z.infer<typeof remoteRelease>;
export type ShellReleaseManifest = z.infer<typeof shellRelease>;
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/**
 * Files that belong to a release and are not served: `html` prerenders its screens; `worker` is the shell's service
 * worker; `types` has its declarations and a remote's sources as JSON, for the check of types.
 */
export const CODE_KINDS = ['html', 'worker', 'types'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** Sources of a release. Pure. */
export function sourcesOfRelease(manifest: ReleaseManifest): ReleaseSources {
  const { repository, commit } =
    (manifest.kind === 'remote' && manifest.provenance) || manifest.sources || {};
  return { ...(repository && { repository }), ...(commit && { commit }) };
}
