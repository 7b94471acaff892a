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
import { switchRequest, type ParsedSwitchRequest } from './switchRequest';

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

async function carryOut(store: Store, asked: ParsedSwitchRequest, options: SwitchOptions): Promise<Switched> {
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

function parsed(body: unknown): ParsedSwitchRequest {
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
