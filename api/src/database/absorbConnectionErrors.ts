import type { Pool } from 'pg';

/**
 * A connection that breaks fails the query that it was doing, or is replaced at its next use. It also says
 * so as an event, on the pool when it was idle and on the client when it was not; unheard, an event of this
 * name ends the process.
 */
export function absorbConnectionErrors(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
