import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';

const ANSWER_WITHIN_MS = 2_000;

/** /healthz: the process runs. /readyz: it can also reach its database. */
export function registerHealth(app: FastifyInstance, { database, log }: Services): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    try {
      await within(ANSWER_WITHIN_MS, database.pool.query('select 1'));
      return { status: 'ready', engine: database.engine };
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer');
      return response.status(503).send({ status: 'unavailable', engine: database.engine });
    }
  });
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
