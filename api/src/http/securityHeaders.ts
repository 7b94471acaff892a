import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const HSTS_SECONDS = 15_552_000;

/** Headers that mean something for scripts and stylesheets; those about documents are as long as a small chunk. */
const CODE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
};

/** Headers that mean something for JSON. */
const CALL_HEADERS = { ...CODE_HEADERS, 'X-Frame-Options': 'DENY' };

/** Options of a route whose replies are JSON: its headers instead of those of documents. */
export const headersOfCalls = {
  helmet: false as const,
  onRequest: (_request: FastifyRequest, response: FastifyReply, done: () => void) => {
    response.headers(CALL_HEADERS);
    done();
  },
};

/** Options of a route that sends documents and code: code has its headers instead of those of documents. */
export function headersOfSite(isCode: (url: string) => boolean) {
  return {
    helmet: false as const,
    onRequest: (request: FastifyRequest, response: FastifyReply, done: () => void) => {
      if (isCode(request.url)) response.headers(CODE_HEADERS);
      else response.helmet();
      done();
    },
  };
}

/**
 * Security headers of every reply but those of calls and code. The page's own content security policy is a meta tag, since only its build
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
    // Switches of browsers that the app does not run in, and of plug-ins.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
