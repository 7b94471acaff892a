/** Serves the pages of a composition on this machine. Files of releases and replies of the provider come from the site. */
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

/** Pages and what comes with them, by path below the site's root. */
export type Pages = ReadonlyMap<string, Buffer>;

export interface ServedComposition {
  url: string;
  /** The reply that the site broke off, in words; undefined when there was none. */
  problem: () => string | undefined;
  stop: () => Promise<void>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
};

/** Starts a server on a free port of 127.0.0.1. `site` is the address of the live site, without a slash at its end. */
export async function serveComposition(pages: Pages, site: string): Promise<ServedComposition> {
  let problem: string | undefined;
  const server = createServer((request, response) => {
    const file = request.method === 'GET' ? fileFor(pages, request) : undefined;
    if (file !== undefined) {
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.setHeader('cache-control', 'no-store');
      response.end(pages.get(file));
    } else {
      forward(site, request, response, (reason) => (problem = reason));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    problem: () => problem,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** As hosts do it: `/plan` is `plan/index.html`, and a visit to an address without a page gets that of `/`. */
function fileFor(pages: Pages, { url = '/', headers }: IncomingMessage): string | undefined {
  const [path = ''] = url.slice(1).split('?', 1);
  const found = [path, `${path}/index.html`.replace(/^\//, '')].find((file) => pages.has(file));
  const isVisit = headers.accept?.includes('text/html');
  return found ?? (isVisit && pages.has('index.html') ? 'index.html' : undefined);
}

function forward(
  site: string,
  request: IncomingMessage,
  response: ServerResponse,
  onProblem: (problem: string) => void,
): void {
  const { protocol, host } = new URL(site);
  // Without an origin: for the page, the site is here.
  const { origin: _origin, ...headers } = request.headers;
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  const options = { method: request.method, headers: { ...headers, host } };
  // Without an end of its own the test would wait for a reply that never comes.
  const fail = ({ message }: Error) => {
    onProblem(`${site} broke off its reply to ${request.url}: ${message}`);
    response.destroy();
  };
  const outgoing = send(site + (request.url ?? '/'), options, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
    reply.once('error', fail);
  });
  outgoing.once('error', fail);
  request.pipe(outgoing);
}
