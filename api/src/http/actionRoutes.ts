import { type ActionName, actions } from '@reelrupee/contract/actions';
import { REPLY_CODES } from '@reelrupee/contract/envelope';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { bearerToken } from './bearer';
import { httpStatus } from './envelope';
import { readPayload } from './body/readPayload';
import { type Reply, runAction } from '../action/runAction';

/** Sees every reply before it is sent; tests use it to hold replies against the contract. */
export type ReplyObserver = (name: ActionName, reply: Reply) => void;

const ACTION_NAMES = Object.keys(actions).filter((name): name is ActionName => Object.hasOwn(actions, name));

/** One POST route for each action of the contract, and an answer for all other names. */
export function registerActions(app: FastifyInstance, services: Services, observe?: ReplyObserver): void {
  for (const name of ACTION_NAMES) {
    app.post(`/${name}`, async (request, response) => {
      const payload = await readPayload(request);
      const token = bearerToken(request.headers.authorization);
      const reply = await runAction(name, { payload, token, requestId: request.id }, services);
      observe?.(name, reply);
      request.replyCode = reply.code;
      const { code, msg, data, beside } = reply;
      return response.status(httpStatus(code)).send({ code, msg, data, ...beside });
    });
  }
  app.post('/*', (request, response) => {
    request.replyCode = REPLY_CODES.invalid;
    const msg = `There is no action ${request.url.slice(1, 60)}`;
    return response.send({ code: REPLY_CODES.invalid, msg, data: null });
  });
}
