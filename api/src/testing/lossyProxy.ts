import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type LocalServer, startLocalServer } from '../../../deploy/testing/localServer';

export interface LossyProxy extends LocalServer {
  /** The replies that were dropped, in order. */
  lost: unknown[];
}

/**
 * A proxy that drops every first reply and sends the request again with the same id, like nginx with
 * `proxy_next_upstream … non_idempotent` in front of a server that crashes after each commit.
 */
export async function startLossyProxy(upstream: string): Promise<LossyProxy> {
  const lost: unknown[] = [];
  let count = 0;
  const server = await startLocalServer(async (request, response) => {
    const body = await buffer(request);
    const id = `lossy-proxy-${(count += 1)}`;
    lost.push(await (await forward(upstream, request, body, id)).json());
    const second = await forward(upstream, request, body, id);
    response.writeHead(second.status, { 'content-type': 'application/json' });
    response.end(await second.text());
  });
  return { ...server, lost };
}

function forward(upstream: string, request: IncomingMessage, body: Buffer<ArrayBuffer>, id: string) {
  return fetch(`${upstream}${request.url ?? ''}`, {
    method: 'POST',
    headers: {
      authorization: request.headers.authorization ?? '',
      'content-type': request.headers['content-type'] ?? '',
      'x-request-id': id,
    },
    body,
  });
}
