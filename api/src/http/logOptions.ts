import { type LoggerOptions, stdSerializers } from 'pino';

/** What may never be written to the log, wherever it sits. */
const SECRETS = [
  '*.headers.authorization',
  '*.headers.cookie',
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
      err: describeFault,
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
        ip: request.ip,
      }),
    },
  };
}

/** Of a fault only what names it: the database adds the row that it refused, with all that is in it. */
function describeFault(fault: Error) {
  const { type, message, stack, code, constraint, table } = stdSerializers.err(fault);
  return { type, message, stack, code: text(code), constraint: text(constraint), table: text(table) };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
