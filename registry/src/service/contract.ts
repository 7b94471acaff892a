/** The replies of the registry that clients read. */
import { z } from 'zod';
import { releaseHealth, remoteHealth } from '../health/remoteHealth';
import { shellDescription } from '../store/manifests';
import { routeSchema } from '@reelrupee/federation/presets/routeSchema';

/** The problem of a reply to a request that the registry does not know, as when it is older than the command. */
export function unknownRoute(method: string, url: string): string {
  return `The registry has no ${method} ${url.split('?')[0] ?? ''}.`;
}

export const liveContract = z.object({
  /** Id of the live composition. */
  composition: z.string(),
  /** Address of the site. */
  site: z.string(),
  /** The live shell: its platform, and the names that it offers. */
  shell: z.object({
    kind: z.literal('shell'),
    name: z.literal('shell'),
    id: z.string(),
    builtAt: z.string(),
    bytes: z.number(),
    platform: z.string(),
    /** Hash of its declarations, which are at `/contract/types`. */
    types: z.string().optional(),
    offers: z.record(z.string(), z.object({ version: z.string(), names: z.array(z.string()) })),
  }),
  /** The live remotes, their routes and their sizes (bytes, brotli). */
  remotes: z.array(
    z.object({ name: z.string(), id: z.string(), routes: z.array(routeSchema), bytes: z.number() }),
  ),
});
export type LiveContract = z.infer<typeof liveContract>;

export const releaseRow = z.object({
  id: z.string(),
  builtAt: z.string(),
  bytes: z.number(),
  status: z.enum(['live', 'canary', 'previous', 'taken back', 'published', 'replaced']),
  repository: z.string().optional(),
  commit: z.string().optional(),
  testedBy: z.enum(['browser', 'process']).optional(),
  publishedBy: z.string().optional(),
  /** Id of the key that its statement is signed with. Absent for a release of the workspace. */
  signedWith: z.string().optional(),
});
export type ReleaseRow = z.infer<typeof releaseRow>;

export const switchReply = z.object({
  composition: z.string(),
  lines: z.array(z.string()),
  notPrerendered: z.array(z.object({ path: z.string(), problem: z.string() })),
});
export type SwitchReply = z.infer<typeof switchReply>;

export const publishReply = z.object({ id: z.string(), created: z.boolean() });
export type PublishReply = z.infer<typeof publishReply>;

export const previewReply = z.object({ address: z.url(), expiresAt: z.iso.datetime() });
export type PreviewReply = z.infer<typeof previewReply>;

/** A switch whose composition can be opened again. */
export const keptSwitch = z.object({
  /** Id of the composition. */
  id: z.string(),
  /** ISO time when it went live. */
  at: z.string(),
  /** Its changes in words, each with who made it and why. */
  changes: z.array(z.string()),
});
export type PastSwitch = z.infer<typeof keptSwitch>;

const health = remoteHealth.extend({
  /** Time since it was read, by the clock of the registry. */
  ageSeconds: z.number(),
  /** The live release and the canary, and others that browsers reported. */
  releases: z.array(releaseHealth.extend({ status: releaseRow.shape.status })),
});
export type Health = z.infer<typeof health>;

/** The failures of a remote in browsers; empty until the watch of the site has read them. */
export const healthReply = z.object({ health: health.optional() });
export type HealthReply = z.infer<typeof healthReply>;

/** Files, base64, by path. */
export const sentFiles = z.record(z.string(), z.base64());

/** The live shell with its scripts and stylesheets, for the smoke test of a remote. */
export const liveShell = z.object({ manifest: shellDescription, files: sentFiles });
export type LiveShell = z.infer<typeof liveShell>;
