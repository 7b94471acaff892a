import { type ActionName, actions } from '@reelrupee/contract/actions';
import { REPLY_CODES } from '@reelrupee/contract/envelope';
import type { FastifyInstance } from 'fastify';
import type { Reply } from '../action/reply';
import { runAction } from '../action/runAction';
import type { Services } from '../services';
import { bearerToken } from './bearer';
import { readPayload } from './body/readPayload';
import { errorEnvelope, httpStatus } from './envelope';

/** Called with every reply before it is sent; tests check replies against the contract with it. */
export type ReplyObserver = (name: ActionName, reply: Reply) => void;

const ACTION_NAMES = Object.keys(actions).filter((name): name is ActionName => Object.hasOwn(actions, name));

/** Registers a POST route for each action of the contract; unknown names get an error envelope. */
export function registerActions(app: FastifyInstance, services: Services, observe?: ReplyObserver): void {
  for (const name of ACTION_NAMES) {
    app.post(`/${name}`, async (request, response) => {
      const payload = await readPayload(request);
      const token = bearerToken(request.headers.authorization);
      const client = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      const reply = await runAction(name, { payload, token, requestId: request.id, client }, services);
      observe?.(name, reply);
      request.replyCode = reply.code;
      const { code, msg, data, beside } = reply;
      return response.status(httpStatus(code)).send({ code, msg, data, ...beside });
    });
  }
  app.post('/*', (request, response) => {
    request.replyCode = REPLY_CODES.invalid;
    const msg = `There is no action ${request.url.slice(1, 60)}`;
    return response.send(errorEnvelope(REPLY_CODES.invalid, msg));
  });
}
