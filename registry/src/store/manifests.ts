/** The manifest of a release, made when it is built. Contract check, composition and pages read it. */
import { z } from 'zod';
import { routeSchema } from '@reelrupee/federation/presets/routeSchema';
import type { ReleaseSources } from '@reelrupee/federation/composition/composition';
import { signingKeyId } from '../access/statement';
import { releaseId } from './releaseNames';

const common = {
  id: releaseId,
  /** Time of the build; of a published release, when it was published, by the registry’s clock. */
  builtAt: z.iso.datetime(),
  /** Integrity of every script and stylesheet, by path. */
  files: z.record(z.string(), z.string()),
  /** Hash of the declarations that a shell offers, or that a remote was built against. Absent in old releases. */
  types: z.string().optional(),
};

/** Sources of a release. */
const provenance = z.object({
  /** Hash of its content: see `contentHash`. */
  content: z.string(),
  repository: z.string().optional(),
  commit: z.string().optional(),
  publishedBy: z.string(),
  /** The team's signed statement: a compact JWS. Absent for a release of the workspace, whose command has the store. */
  statement: z.string().optional(),
});
export type Provenance = z.infer<typeof provenance>;

/** The part of a manifest that publishing adds to the description of a build. */
const published = {
  /** Bytes of all scripts and stylesheets as brotli. */
  bytes: z.number(),
  /** Absent in releases of the workspace before version 1.2 of `@reelrupee/federation`. */
  provenance: provenance.optional(),
};

const remoteDescription = z.object({
  ...common,
  kind: z.literal('remote'),
  name: z.string(),
  /** Range of platform versions that it needs. */
  platform: z.string(),
  routes: z.array(routeSchema),
  /** Paths that it had a screen component for in its smoke test. */
  screens: z.array(z.string()).default([]),
  /** Place of its smoke test: a process only loads the screens. Absent in releases before version 1.3 of the shell. */
  testedBy: z.enum(['browser', 'process']).optional(),
  /** Reason why its smoke test failed. */
  fault: z.object({ file: z.string(), problem: z.string() }).optional(),
  /** Rules of its stylesheets that reach beyond its own screens, each with the file that has it. */
  styles: z.array(z.object({ file: z.string(), problem: z.string() })).optional(),
  /** The names that it takes from other packages, and the file that imports each. */
  imports: z.array(z.object({ module: z.string(), name: z.string(), file: z.string() })),
});

/** The description of a shell. */
export const shellDescription = z.object({
  ...common,
  kind: z.literal('shell'),
  name: z.literal('shell'),
  /** Version of the platform that it provides. */
  platform: z.string(),
  /** The shared modules that it provides, with the names that they export. */
  offers: z.record(z.string(), z.object({ version: z.string(), names: z.array(z.string()) })),
  /** The HTML page, with placeholders that a composition fills. */
  template: z.string(),
});

/** A build as it describes itself. */
export const releaseDescription = z.discriminatedUnion('kind', [remoteDescription, shellDescription]);

const remoteRelease = remoteDescription.extend(published);
const shellRelease = shellDescription.extend(published);
export const releaseManifest = z.discriminatedUnion('kind', [remoteRelease, shellRelease]);

export type RemoteReleaseDescription = z.infer<typeof remoteDescription>;
export type ShellReleaseDescription = z.infer<typeof shellDescription>;
export type ReleaseDescription = z.infer<typeof releaseDescription>;
export type RemoteReleaseManifest = z.infer<typeof remoteRelease>;
export type ShellReleaseManifest = z.infer<typeof shellRelease>;
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/**
 * Files that belong to a release and are not served: `html` prerenders its screens; `worker` is the shell's service
 * worker; `types` has its declarations and a remote's sources as JSON, for the check of types.
 */
export const CODE_KINDS = ['html', 'worker', 'types'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** Sources of a release, the place of its smoke test, and the key that signed it. Pure. */
export function sourcesOfRelease(manifest: ReleaseManifest): ReleaseSources {
  const { repository, commit, statement } = manifest.provenance ?? {};
  const testedBy = manifest.kind === 'remote' ? manifest.testedBy : undefined;
  return {
    ...(repository && { repository }),
    ...(commit && { commit }),
    ...(testedBy && { testedBy }),
    ...(statement && { signedWith: signingKeyId(statement) }),
  };
}
