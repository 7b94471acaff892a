import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { summarizeSwitch } from '../cli/summarizeSwitch';
import { changeRemote } from '../switch/changeRemote';
import { authenticate } from './authenticate';
import type { ServiceContext } from './serviceContext';
import type { SwitchReply } from './contract';
import { RefusedError } from '../refusedError';
import { serialQueue } from '../serialQueue';
import { switchRequest, type ParsedSwitchRequest } from './switchRequest';

/** A request is carried out within this time of having been sent, in ms. */
const REQUEST_LIFETIME_MS = 10 * 60_000;

export function registerSwitching(app: FastifyInstance, context: ServiceContext): void {
  // Switches of one process do not compete, so that none is checked twice; where those of several do, they are decided
  // again. A rollback does not wait for the checks of other teams: it competes with the switch that is under way.
  const inTurn = serialQueue();
  app.post('/compositions', async (request): Promise<SwitchReply> => {
    const asked = parsed(request.body);
    const { by } = await authenticate(context, request, asked.remote);
    mustBeFresh(asked.sentAt, context.now());
    const options = { by, request: asked.request, now: context.now };
    const change = () => changeRemote(context.store, asked, options);
    const isUrgent = asked.action === 'rollback';
    const { composition, entries, notPrerendered } = await (isUrgent ? change() : inTurn(change));
    return { composition: composition.id, lines: entries.map(summarizeSwitch), notPrerendered };
  });
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
