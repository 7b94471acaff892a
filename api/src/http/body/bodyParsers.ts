import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { MULTIPART_LIMITS } from './readMultipart';

/** Accepts multipart and urlencoded bodies in addition to JSON, which Fastify parses itself. */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: MULTIPART_LIMITS });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    },
  );
}
