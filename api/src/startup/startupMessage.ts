import { UserError } from '../userError';

/** The message for a failed start: one sentence for errors that the user can fix, else the stack trace. */
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
