import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const HSTS_SECONDS = 15_552_000;

/** Headers that mean something for JSON; those about documents would double the size of a short reply. */
const CALL_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
  'X-Frame-Options': 'DENY',
};

/** Options of a route whose replies are JSON: its headers instead of those of documents. */
export const headersOfCalls = {
  helmet: false as const,
  onRequest: (_request: FastifyRequest, response: FastifyReply, done: () => void) => {
    response.headers(CALL_HEADERS);
    done();
  },
};

/**
 * Security headers of every reply but those of calls. The page's own content security policy is a meta tag, since only its build
 * knows the hashes; the header adds what a meta tag cannot express, such as who may frame the page.
 */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        'frame-ancestors': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
      },
    },
    // Sites on other hosts load release files with crossorigin.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Google's sign-in window communicates with the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: HSTS_SECONDS },
    xFrameOptions: { action: 'deny' },
  });
}
