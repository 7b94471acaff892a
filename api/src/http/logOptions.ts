import { type LoggerOptions, stdSerializers } from 'pino';

/** Fields that are redacted in every log line. */
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
  'currentPassword',
  '*.currentPassword',
  // Of a payload alone: the code of an error says why a mail or a query failed.
  'payload.code',
];

/** Log options: JSON lines with ISO timestamps. Bodies are never logged, and URLs without their query. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: SECRETS, censor: '[redacted]' },
    serializers: {
      err: serializeError,
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
        ip: request.ip,
      }),
    },
  };
}

/** Leaves out the detail of a database error, which contains the rejected row. */
function serializeError(error: Error) {
  const { type, message, stack, code, constraint, table } = stdSerializers.err(error);
  return { type, message, stack, code: text(code), constraint: text(constraint), table: text(table) };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
