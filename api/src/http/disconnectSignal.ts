import type { FastifyReply } from 'fastify';

/** A signal that is aborted if the caller closes the connection before the reply is sent. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
