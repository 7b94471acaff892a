import { UserError } from '../userError';

/** ENOSPC as the embedded database's file system numbers it, after WASI. */
const WASI_NO_SPACE = 51;

/** The message for a failed start: one sentence for errors that the user can fix, else the stack trace. */
export function startupMessage(error: unknown): string {
  if (error instanceof UserError) return error.message;
  if (isDiskFull(error)) {
    return 'The disk of the data directory is full. Make room, or set DATA_DIR to a folder on another disk.';
  }
  if (!(error instanceof Error)) return JSON.stringify(error);
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? String(error.port) : '';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or set PORT to another number.`;
  }
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return `HOST is no address of this machine: ${error.message}.`;
  }
  if (code === 'EACCES' && port !== '') {
    return `Port ${port} is for privileged programs. Set PORT to a number above 1023.`;
  }
  if (code === 'EACCES') return `Permission denied: ${error.message}`;
  return error.stack ?? error.message;
}

function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, errno }: { code?: unknown; name?: unknown; errno?: unknown } = error;
  return code === 'ENOSPC' || (name === 'ErrnoError' && errno === WASI_NO_SPACE);
}
