import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import type { Clock } from '../time/clock';

const DATABASE_TIMEOUT_MS = 2_000;
const WRITES = `select current_setting('transaction_read_only') as mode`;
/** Time for which a result is reused, so that a flood of requests takes one query a second. */
const REUSE_MS = 1_000;

/** /healthz: the process is running. /readyz: it also reaches its database, which takes writes. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  const { engine } = services.database;
  const isReady = reuse(services.clock, () => takesWrites(services));
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    if (await isReady()) return { status: 'ready', engine };
    return response.status(503).send({ status: 'unavailable', engine });
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

/** Runs `work` at most once in REUSE_MS, and returns the last result, which may be pending, in between. */
function reuse<Result>(clock: Clock, work: () => Promise<Result>): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | null = null;
  return () => {
    const at = clock.now().getTime();
    // A clock that was set back counts as later, or the result would be kept until then.
    if (!last || Math.abs(at - last.at) >= REUSE_MS) last = { at, result: work() };
    return last.result;
  };
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
