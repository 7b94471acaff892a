import type { LoggerOptions } from 'pino';

/** What may never be written to the log, wherever it sits. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'password',
  'cPassword',
  'token',
  'accessToken',
  '*.password',
  '*.cPassword',
  '*.token',
  '*.accessToken',
];

/** Options of the server's log: JSON lines with ISO times. Bodies are never logged; addresses without query. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: SECRETS, censor: '[redacted]' },
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
        ip: request.ip,
      }),
    },
  };
}
