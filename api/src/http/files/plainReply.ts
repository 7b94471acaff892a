import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Sends a status as plain text. Not cached, and never HTML, which a browser might execute. */
export function sendPlain(response: FastifyReply, status: number): FastifyReply {
  return response
    .status(status)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${STATUS_CODES[status] ?? 'Error'}\n`);
}
