import type { ReplyCode } from '@reelrupee/contract/envelope';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code inside the envelope, for the log and the metrics; null while there is none. */
    replyCode: ReplyCode | null;
  }
}

/** Room on each request for what is known of its reply. */
export function registerRequestContext(app: FastifyInstance): void {
  app.decorateRequest('replyCode', null);
}
