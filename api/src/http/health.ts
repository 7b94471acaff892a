import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';

const DATABASE_TIMEOUT_MS = 2_000;

/** /healthz: the process is running. /readyz: it also reaches its database. */
export function registerHealth(app: FastifyInstance, { database, log }: Services): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    try {
      await withTimeout(DATABASE_TIMEOUT_MS, database.pool.query('select 1'));
      return { status: 'ready', engine: database.engine };
    } catch (error) {
      log.warn({ err: error }, 'the database does not respond');
      return response.status(503).send({ status: 'unavailable', engine: database.engine });
    }
  });
}

async function withTimeout(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No reply within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
