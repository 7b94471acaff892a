import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';

const DATABASE_TIMEOUT_MS = 2_000;
const WRITES = `select current_setting('transaction_read_only') as mode`;

/** /healthz: the process is running. /readyz: it also reaches its database, which takes writes. */
export function registerHealth(app: FastifyInstance, { database, log }: Services): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    try {
      const { rows } = await withTimeout(DATABASE_TIMEOUT_MS, database.pool.query<{ mode: string }>(WRITES));
      if (rows[0]?.mode !== 'off') throw new Error('The database is read-only');
      return { status: 'ready', engine: database.engine };
    } catch (error) {
      log.warn({ err: error }, 'the database does not respond, or takes no writes');
      return response.status(503).send({ status: 'unavailable', engine: database.engine });
    }
  });
}

async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No reply within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
