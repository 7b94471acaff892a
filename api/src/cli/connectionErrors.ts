import { UserError } from '../userError';
import { reasonOf } from './reasonOf';

/** The error for a server that is unreachable. */
export function noServer(url: string, error: unknown): UserError {
  return new UserError(
    `No server responds at ${url} (${reasonOf(error)}). Start it with npm start, or set REELRUPEE_URL.`,
  );
}

/** The error for a call that got no whole reply: the server may have carried it out unless it is unreachable. */
export function connectionError(url: string, error: unknown): UserError {
  if (isUnreached(error)) return noServer(url, error);
  return new UserError(
    `The connection to ${url} broke (${reasonOf(error)}). The command may have been carried out: see whether it was before you run it again.`,
  );
}

/** True if there was no connection. A name with several addresses has an error for each. */
export function isUnreached(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreached);
  return (
    error instanceof Error &&
    'syscall' in error &&
    (error.syscall === 'connect' || error.syscall === 'getaddrinfo')
  );
}

/** True if a connection broke, unlike one that could not be made and unlike a file that cannot be read. */
export function isBroken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}
