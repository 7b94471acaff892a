/** The failures of a remote in browsers, as the registry keeps them for its team. */
import { z } from 'zod';

const failure = z.object({
  /** Of `REPORT_KINDS`, or one that a later version added. */
  kind: z.string(),
  /** Browsers that reported it. */
  count: z.number(),
  /** ISO time. */
  lastSeen: z.string(),
  /** The last message, without personal data; absent where none was sent. */
  message: z.string().optional(),
});

export const releaseHealth = z.object({
  id: z.string(),
  /** Page views that were reported, and those of them that failed. */
  views: z.number(),
  failed: z.number(),
  /** By kind, the most frequent first. */
  failures: z.array(failure),
});
export type ReleaseHealth = z.infer<typeof releaseHealth>;

export const remoteHealth = z.object({
  /** ISO time when the watch read the reports. */
  readAt: z.iso.datetime(),
  /** Age of the oldest reports at that time, in hours. */
  hours: z.number(),
  /** Some reports are left out: there were more than a reply of the provider, or this document, has room for. */
  isTruncated: z.boolean(),
  releases: z.array(releaseHealth),
});
export type RemoteHealth = z.infer<typeof remoteHealth>;
