import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { summarizeSwitch } from '../cli/summarizeSwitch';
import { remoteManifest } from '../store/manifests';
import type { Store } from '../store/store';
import { promoteRemote, removeRemote, rollBackRemote, switchToRelease } from '../switch/releaseRemote';
import type { Switched, SwitchOptions } from '../switch/switch';
import { authenticate } from './authenticate';
import type { ServiceContext } from './buildService';
import type { SwitchReply } from './contract';
import { oneAfterAnother } from './oneAfterAnother';
import { RefusedError } from './refusedError';

const reason = z.string().trim().min(1).max(500);
const remote = z.string();

const switchRequest = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('release'), remote, release: z.string() }),
    z.object({
      action: z.literal('canary'),
      remote,
      release: z.string(),
      percent: z.union([z.number().int().min(1).max(99), z.literal('ramp')]),
    }),
    z.object({ action: z.literal('promote'), remote }),
    z.object({ action: z.literal('rollback'), remote, reason }),
    z.object({ action: z.literal('remove'), remote, reason }),
  ])
  .and(z.object({ request: z.uuid(), sentAt: z.iso.datetime() }));

/** A switch that a team asks for. */
export type SwitchRequest = z.input<typeof switchRequest>;

/** A request is carried out within this time of having been sent, in ms. */
export const REQUEST_LIFETIME_MS = 10 * 60_000;

export function registerSwitching(app: FastifyInstance, context: ServiceContext): void {
  // Switches of one process do not compete; those of several are decided again where they do.
  const inTurn = oneAfterAnother();
  app.post('/compositions', async (request): Promise<SwitchReply> => {
    const asked = parsed(request.body);
    const { by } = await authenticate(context, request, asked.remote);
    mustBeFresh(asked.sentAt, context.now());
    const options = { by, request: asked.request, now: context.now };
    const { composition, entries, notPrerendered } = await inTurn(() =>
      carryOut(context.store, asked, options),
    );
    return { composition: composition.id, lines: entries.map(summarizeSwitch), notPrerendered };
  });
}

async function carryOut(
  store: Store,
  asked: z.infer<typeof switchRequest>,
  options: SwitchOptions,
): Promise<Switched> {
  switch (asked.action) {
    case 'release':
    case 'canary': {
      const manifest = await remoteManifest(store, asked.remote, asked.release);
      return switchToRelease(store, manifest, asked.action === 'canary' ? asked.percent : undefined, options);
    }
    case 'promote':
      return promoteRemote(store, asked.remote, options);
    case 'rollback':
      return rollBackRemote(store, asked.remote, asked.reason, options);
    case 'remove':
      return removeRemote(store, asked.remote, asked.reason, options);
  }
}

function parsed(body: unknown): z.infer<typeof switchRequest> {
  const read = switchRequest.safeParse(body);
  if (read.success) return read.data;
  throw new RefusedError(
    400,
    `The request is not valid:\n${z.prettifyError(read.error)}`,
    'Switch with the commands: npm run live, npm run rollback',
  );
}

function mustBeFresh(sentAt: string, now: number): void {
  if (Math.abs(now - Date.parse(sentAt)) <= REQUEST_LIFETIME_MS) return;
  throw new RefusedError(
    409,
    `The request was sent at ${sentAt}, which is too long ago; nothing was changed.`,
    'Send it again, with the clock of this machine set right.',
  );
}
