import helmet from 'helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Headers of every reply. The page's own content policy is a meta tag that its build writes, because only
 * the build knows the hashes; what a meta tag cannot say (who may frame the page) is said here.
 */
export function registerSecurityHeaders(app: FastifyInstance): void {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        'frame-ancestors': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
      },
    },
    // Release files are loaded with crossorigin by sites on other hosts.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Google's sign-in window talks to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: 15_552_000 },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, response, next) => {
    setHeaders(request.raw, response.raw, () => next());
  });
}
