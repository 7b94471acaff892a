import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { reuse } from '../time/reuse';
import { withTimeout } from '../time/withTimeout';
import type { ClockCheck } from './clockGuard';

const DATABASE_TIMEOUT_MS = 2_000;
const WRITES = `select current_setting('transaction_read_only') as mode`;
/** Time for which a result is reused, so that a flood of requests takes one query a second. */
const REUSE_MS = 1_000;

/**
 * /healthz: the process is running. /readyz: it also reaches its database, which takes writes, and its clock is right.
 */
export function registerHealth(app: FastifyInstance, services: Services, isClockWrong: ClockCheck): void {
  const { engine } = services.database;
  const isReady = reuse(services.clock, REUSE_MS, () => takesWrites(services));
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    if (!(await isReady())) return response.status(503).send({ status: 'unavailable', engine });
    if (await isClockWrong()) return response.status(503).send({ status: 'clock wrong', engine });
    return { status: 'ready', engine };
  });
}

async function takesWrites({ database, log }: Services): Promise<boolean> {
  try {
    const { rows } = await withTimeout(DATABASE_TIMEOUT_MS, database.pool.query<{ mode: string }>(WRITES));
    if (rows[0]?.mode !== 'off') throw new Error('The database is read-only');
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the database does not respond, or takes no writes');
    return false;
  }
}
