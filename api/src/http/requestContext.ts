import type { ReplyCode } from '@reelrupee/contract/envelope';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the envelope, for log and metrics; null before there is a reply. */
    replyCode: ReplyCode | null;
  }
}

/** Adds `replyCode` to every request. */
export function registerRequestContext(app: FastifyInstance): void {
  app.decorateRequest('replyCode', null);
}
