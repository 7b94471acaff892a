import { z } from 'zod';

/** One line of the audit log. */
export const auditEntry = z.object({
  at: z.iso.datetime(),
  /** A person, or `auto` for what no person asked for. */
  by: z.string(),
  action: z.enum(['release', 'canary', 'promote', 'rollback', 'demote', 'remove', 'prune', 'config', 'data']),
  name: z.string(),
  /** The release that is live for everyone afterwards; of a canary, the canary; of pruning, the pruned one. */
  release: z.string(),
  /** The release that was live for everyone before. */
  from: z.string().optional(),
  /** The release that was taken back. */
  withdrawn: z.string().optional(),
  percent: z.number().optional(),
  /** The canary grows automatically. */
  ramp: z.boolean().optional(),
  reason: z.string().optional(),
  /** The settings of the site that this switch put into its pages. */
  settings: z.record(z.string(), z.string()).optional(),
  /** The settings that are not what they were. */
  changes: z.array(z.object({ setting: z.string(), from: z.string(), to: z.string() })).optional(),
  /** In the first entry of a switch: hash of the page data that its pages show. */
  data: z.string().optional(),
  /** Pages that show a skeleton because their first screen could not be prerendered. */
  notPrerendered: z.array(z.object({ path: z.string(), problem: z.string() })).optional(),
  composition: z.string(),
  /** Id of the HTTP request that asked for it: a repeated request changes nothing. */
  request: z.string().optional(),
});

export type AuditEntry = z.infer<typeof auditEntry>;
