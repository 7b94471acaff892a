import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { absorbConnectionErrors } from '../absorbConnectionErrors';
import { columnTypes } from '../typeParsers';
import { PgliteStream } from './pgliteStream';

/** A pool on an embedded database. It has one client, because PGlite is one session. */
export function pglitePool(pglite: PGlite): pg.Pool {
  const pool = new pg.Pool({
    stream: () => new PgliteStream(pglite),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types: columnTypes(),
    onConnect: async (client) => {
      // A client before this one may have left the only session in the middle of something.
      await client.query('rollback');
      await client.query('discard all');
    },
  });
  absorbConnectionErrors(pool);
  return pool;
}
