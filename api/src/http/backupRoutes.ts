import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { REPLY_CODES } from '@reelrupee/contract/envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from './bearer';
import { ActionError } from './actionError';
import { GENERAL_ERRORS, type GeneralErrorName } from '../action/generalErrors';
import type { Services } from '../services';
import { findSession } from '../sessions/session';
import { appendAct } from '../administrators/acts';
import { restoreBackup } from '../backup/restoreBackup';
import { writeBackup } from '../backup/writeBackup';

/** Size limit of a file to restore, in bytes. */
const RESTORE_LIMIT = 8 * 1024 ** 3;

/** Two calls of administrators that transfer a file: adminBackup sends one, adminRestore receives one. */
export function registerBackup(app: FastifyInstance, services: Services): void {
  app.post('/adminBackup', async (request, response) => {
    await requireAdministrator(request, services);
    const folder = await mkdtemp(join(tmpdir(), 'reelrupee-backup-'));
    const file = join(folder, 'backup.gz');
    try {
      await writeBackup(services.database, file, services.clock.now());
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    const content = createReadStream(file);
    content.on('close', () => void rm(folder, { recursive: true, force: true }));
    const { size } = await stat(file);
    return response.type('application/gzip').header('Content-Length', size).send(content);
  });

  app.register(async (scope) => {
    scope.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));
    scope.post<{ Querystring: { replace?: string } }>(
      '/adminRestore',
      { bodyLimit: RESTORE_LIMIT },
      async (request) => {
        await requireAdministrator(request, services);
        const { body } = request;
        if (!(body instanceof Readable))
          throw new ActionError(REPLY_CODES.invalid, 'Send a backup as application/gzip');
        const folder = await mkdtemp(join(tmpdir(), 'reelrupee-restore-'));
        try {
          const file = join(folder, 'backup.gz');
          await pipeline(body, createWriteStream(file, { mode: 0o600 }));
          const result = await restoreBackup(services.database, file, request.query.replace === 'true');
          if (result.kind === 'refused') throw new ActionError(REPLY_CODES.conflict, result.reason);
          services.log.warn({ rows: result.rows }, 'a backup was restored');
          return {
            code: REPLY_CODES.ok,
            msg: `Restored ${result.rows} rows. Please sign in again.`,
            data: null,
          };
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    );
  });
}

async function requireAdministrator(request: FastifyRequest, { database, clock }: Services): Promise<void> {
  const token = bearerToken(request.headers.authorization);
  const session = await findSession(database.queries, token, clock.now());
  if (!session) throw generalError('sessionEnded');
  if (session.userType !== 'admin' || session.role !== 'owner') throw generalError('forbidden');
  const action = request.routeOptions.url?.slice(1) ?? '';
  const act = { administratorId: session.userId, action, payload: {}, replyCode: null };
  await appendAct(database.queries, act, clock.now());
}

function generalError(name: GeneralErrorName): ActionError {
  const { code, msg } = GENERAL_ERRORS[name];
  return new ActionError(code, msg);
}
