import type { FastifyRequest } from 'fastify';

/** Keeps the connection of a call whose reply takes longer than idle connections live, such as a large backup. */
export function disableIdleTimeout({ raw }: FastifyRequest): void {
  raw.socket.setTimeout(0);
}
