/** A write on a standby: after a failover, a new connection reaches the primary. */
const READ_ONLY = '25006';

const LOCK_TIMEOUT = '55P03';

const DEADLOCK = '40P01';

/** SQLSTATE and system error codes after which a retry of the transaction can succeed. */
const TRANSIENT_CODES = new Set([
  '40001', // serialization failure
  DEADLOCK,
  '57P01', // the server is being shut down by its administrator
  '57P02', // the server crashed
  '57P03', // the server is starting up
  READ_ONLY,
  '08000',
  '08003',
  '08006',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
]);

/** Prefixes of the client's messages about broken connections, which have no code. */
const CONNECTION_LOST = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
];

/** The message of a connection that was not opened in time; a second wait would be as long as the first. */
const CONNECT_TIMEOUT = 'Connection terminated due to connection timeout';

/** Tells if a retry can succeed: a conflict with another transaction, or a lost connection. */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error) || error.message === CONNECT_TIMEOUT) return false;
  const code = errorCode(error);
  if (code !== undefined) return TRANSIENT_CODES.has(code) || isStalePlan(error);
  return CONNECTION_LOST.some((prefix) => error.message.startsWith(prefix));
}

/** True if a statement was prepared before a migration changed its columns; a new connection prepares it again. */
export function isStalePlan(error: unknown): error is Error {
  return error instanceof Error && error.message === 'cached plan must not change result type';
}

/** True if the server takes no writes, so that only a connection to another one can. */
export function isReadOnlyServer(error: unknown): error is Error {
  return error instanceof Error && errorCode(error) === READ_ONLY;
}

/** Tells if a query was given up because no reply arrived; the connection is then unusable. */
export function isQueryTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** True if a lock was waited for in vain, such as that of a table that a restore replaces. */
export function isLockTimeout(error: unknown): error is Error {
  return error instanceof Error && errorCode(error) === LOCK_TIMEOUT;
}

/** True if the transaction was one side of a deadlock, and the one that was ended. */
export function isDeadlock(error: unknown): error is Error {
  return error instanceof Error && errorCode(error) === DEADLOCK;
}

/** The name of the violated constraint; undefined for other errors. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !errorCode(error)?.startsWith('23')) return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}

function errorCode(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
