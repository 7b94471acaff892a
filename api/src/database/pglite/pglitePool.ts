import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { absorbConnectionErrors } from '../absorbConnectionErrors';
import { columnTypes } from '../typeParsers';
import { PgliteStream } from './pgliteStream';

/** A pool with one client on an embedded database, since PGlite has a single session. */
export function pglitePool(pglite: PGlite): pg.Pool {
  const pool = new pg.Pool({
    stream: () => new PgliteStream(pglite),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types: columnTypes(),
    onConnect: async (client) => {
      // The previous client may have left the session in a transaction.
      await client.query('rollback');
      await client.query('discard all');
    },
  });
  absorbConnectionErrors(pool);
  return pool;
}
