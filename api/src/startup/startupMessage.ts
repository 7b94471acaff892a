import { UserError } from '../userError';

/** Why the server does not start: one sentence where the reader can do something, else the whole error. */
export function startupMessage(error: unknown): string {
  if (error instanceof UserError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? String(error.port) : '';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or set PORT to another number.`;
  }
  if (code === 'EACCES') return `Permission denied: ${error.message}`;
  return error.stack ?? error.message;
}
