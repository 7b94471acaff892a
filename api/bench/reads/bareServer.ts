/**
 * The peer of the provider's reads: Fastify and a pool of `pg`, nothing else. A call is a form, as the site sends it; the
 * handler runs the provider's statements, prepared, and replies with the rows of the last one.
 */
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import pg from 'pg';
import { columnTypes } from '../../src/database/typeParsers';
import { type Statement, translate } from '../bareStatements';
import { benchUser } from '../people';

interface Recorded {
  /** Names of the actions with their statements for the first user. */
  reads: Record<string, Statement[]>;
}

const { DATABASE_URL = '', DATABASE_POOL_SIZE, STATEMENTS = '{}' } = process.env;
const { reads }: Recorded = JSON.parse(STATEMENTS, (_key, value: unknown) => revive(value)) as Recorded;
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: Number(DATABASE_POOL_SIZE),
  types: columnTypes(),
});
const model = benchUser(0);
const app = Fastify();
await app.register(multipart);

for (const [read, statements] of Object.entries(reads)) {
  app.post(`/${read}`, async (request) => {
    let userId = 'bench-0';
    for await (const part of request.parts()) {
      if (part.type === 'field' && part.fieldname === 'userId') userId = String(part.value);
    }
    const user = benchUser(Number(userId.slice('bench-'.length)));
    let data: unknown[] = [];
    for (const [place, statement] of statements.entries()) {
      const values = translate(statement, model, user);
      data = (await pool.query({ name: `${read} ${place}`, text: statement.sql, values })).rows;
    }
    return { code: 200, msg: 'Success', data };
  });
}
app.get('/metrics', () => `process_cpu_user_seconds_total ${process.cpuUsage().user / 1e6}\n`);

const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`ReelRupee is running: ${url}\n`);
process.once('SIGTERM', () => process.exit(0));

/** Buffers and instants, which JSON has no form for. */
function revive(value: unknown): unknown {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return new Date(value);
  const isBuffer = typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
  return isBuffer && 'data' in value && Array.isArray(value.data) ? Buffer.from(value.data) : value;
}
