import { z } from 'zod';
import { releaseId, remoteName } from '../store/releaseNames';

const reason = z.string().trim().min(1).max(500);
const remote = remoteName;

/** The requests that switch a remote. */
export const switchRequest = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('release'), remote, release: releaseId }),
    z.object({
      action: z.literal('canary'),
      remote,
      release: releaseId,
      percent: z.union([z.number().int().min(1).max(99), z.literal('ramp')]),
    }),
    // Commands of earlier versions do not say which release they mean.
    z.object({ action: z.literal('promote'), remote, release: releaseId.optional() }),
    z.object({ action: z.literal('rollback'), remote, reason, release: releaseId.optional() }),
    z.object({ action: z.literal('remove'), remote, reason }),
  ])
  .and(z.object({ request: z.uuid(), sentAt: z.iso.datetime() }));

/** A switch that a team asks for. */
export type SwitchRequest = z.input<typeof switchRequest>;

export type ParsedSwitchRequest = z.output<typeof switchRequest>;
