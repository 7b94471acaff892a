import type { Pool } from 'pg';

/**
 * Listens for `error` events of broken connections, which would otherwise end the process. The failure itself is
 * handled elsewhere: the query rejects, and the pool replaces the connection.
 */
export function absorbConnectionErrors(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
