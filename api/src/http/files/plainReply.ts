import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Ends a request for a file with its status in plain words: never kept, and never HTML, which could be run. */
export function sendPlain(response: FastifyReply, status: number): FastifyReply {
  return response
    .status(status)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${STATUS_CODES[status] ?? 'Error'}\n`);
}
