import { ACTION_NAMES } from '@reelrupee/contract/actionNames';
import { type ActionName, actions } from '@reelrupee/contract/actions';
import { REPLY_CODES } from '@reelrupee/contract/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Reply } from '../action/reply';
import { runAction } from '../action/runAction';
import type { Services } from '../services';
import { withSpan } from '../tracing/span';
import { disableIdleTimeout, WITHOUT_IDLE_TIMEOUT } from './disableIdleTimeout';
import { bearerToken } from './bearer';
import { BodyBudget } from './body/bodyBudget';
import { registerStreamedForms } from './body/bodyParsers';
import { CALL_LIMIT, guardBody, guardImageBody, IMAGE_CALL_LIMIT } from './body/guardBody';
import { readPayload } from './body/readPayload';
import { errorEnvelope, httpStatus } from './envelope';
import { headersOfCalls } from './securityHeaders';
import { disconnectSignal } from './disconnectSignal';

/** Called with every reply before it is sent; tests check replies against the contract with it. */
export type ReplyObserver = (name: ActionName, reply: Reply) => void;

const MEGABYTE = 1024 ** 2;
/** Memory for bodies that images cannot use, in bytes. */
const KEPT_FOR_CALLS = 8 * MEGABYTE;
/** Two of the largest images at once, or any number of small ones. */
const IMAGES_PER_USER = 2 * IMAGE_CALL_LIMIT;
/** An address's part of the memory for images: at least one of the largest, also with the smallest `BODY_MEMORY_MB`. */
const IMAGES_PER_ADDRESS = 2 / 3;
/** 64 of the largest calls at once, or thousands of ordinary ones: many users may share an address. */
const CALLS_PER_ADDRESS = 64 * CALL_LIMIT;

/** Registers a POST route for each action of the contract; unknown names get an error envelope. */
export async function registerActions(
  app: FastifyInstance,
  services: Services,
  observe?: ReplyObserver,
): Promise<void> {
  const total = services.config.BODY_MEMORY_MB * MEGABYTE;
  const budget = new BodyBudget({
    total,
    keptForCalls: KEPT_FOR_CALLS,
    imagesPerUser: IMAGES_PER_USER,
    imagesPerAddress: (total - KEPT_FOR_CALLS) * IMAGES_PER_ADDRESS,
    callsPerAddress: CALLS_PER_ADDRESS,
  });
  app.decorateRequest('reservedBody', null);
  const preParsing = guardBody(budget);
  for (const name of ACTION_NAMES.filter((one) => !acceptsImage(one))) {
    app.post(`/${name}`, { ...headersOfCalls, preParsing }, answer(name, services, false, observe));
  }
  await app.register(async (images) => {
    await registerStreamedForms(images);
    const guard = { ...headersOfCalls, preParsing: guardImageBody(services, budget) };
    for (const name of ACTION_NAMES.filter(acceptsImage)) {
      images.post(`/${name}`, guard, answer(name, services, true, observe));
    }
  });
  app.post('/*', { preParsing }, (request, response) => {
    request.reservedBody?.free();
    request.replyCode = REPLY_CODES.invalid;
    const msg = `There is no action ${request.url.slice(1, 60)}`;
    return response.send(errorEnvelope(REPLY_CODES.invalid, msg));
  });
}

/** Handles a request for an action; `streamed` says that forms are not read yet. */
function answer(name: ActionName, services: Services, streamed: boolean, observe?: ReplyObserver) {
  return async (request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> => {
    // The body is in memory until the action has ended, even if the client has gone.
    request.reservedBody?.keep();
    const isLong = WITHOUT_IDLE_TIMEOUT.has(name);
    const signal = isLong ? disconnectSignal(response) : undefined;
    if (isLong) disableIdleTimeout(request);
    try {
      const payload = await readPayload(request, streamed);
      const token = bearerToken(request.headers.authorization);
      const client = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      const call = { payload, token, requestId: request.id, client, signal };
      const reply = await withSpan(`action ${name}`, {}, () => runAction(name, call, services));
      observe?.(name, reply);
      request.replyCode = reply.code;
      const { code, msg, data, beside } = reply;
      return response.status(httpStatus(code)).send({ code, msg, data, ...beside });
    } finally {
      request.reservedBody?.free();
    }
  };
}

function acceptsImage(name: ActionName): boolean {
  return Object.hasOwn(actions[name].errors, 'imageTooLarge');
}
