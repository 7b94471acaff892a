import { writeFile } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { REPLY_CODES } from '@reelrupee/contract/envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from './bearer';
import { ActionError } from './actionError';
import { disableIdleTimeout } from './disableIdleTimeout';
import { isLockedOut } from '../action/logActs';
import { GENERAL_ERRORS, type GeneralErrorName } from '../action/generalErrors';
import type { Database } from '../database/database';
import type { Services } from '../services';
import type { Clock } from '../time/clock';
import { findSession } from '../sessions/session';
import { appendAct } from '../administrators/auditLog';
import { openUnnamedFile } from '../backup/openUnnamedFile';
import { restoreBackup } from '../backup/restoreBackup';
import { writeBackup } from '../backup/writeBackup';
import { seedCatalogue } from '../seed/seed';

/** Size limit of a file to restore, in bytes. */
const RESTORE_LIMIT = 8 * 1024 ** 3;

declare module 'fastify' {
  interface FastifyRequest {
    /** The administrator who transfers a backup; empty for other requests. */
    administratorId: string;
  }
}

/** Two calls of administrators that transfer a file: adminBackup sends one, adminRestore receives one. */
export function registerBackup(app: FastifyInstance, services: Services): void {
  app.decorateRequest('administratorId', '');
  // Before the body is read, which parsers hold in memory.
  const preParsing = async (request: FastifyRequest): Promise<void> => {
    request.administratorId = await requireAdministrator(request, services);
    disableIdleTimeout(request);
  };
  app.post('/adminBackup', { preParsing }, async (_request, response) => {
    const { database, clock } = services;
    const content = database.engine === 'pglite' ? await spool(database, clock) : stream(services);
    return response.type('application/gzip').send(content);
  });

  app.register(async (scope) => {
    // Those of the app hold a body in memory, whatever its size.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));
    scope.post<{ Querystring: { replace?: string } }>(
      '/adminRestore',
      { bodyLimit: RESTORE_LIMIT, preParsing },
      async (request) => {
        const { body, administratorId } = request;
        if (!(body instanceof Readable))
          throw new ActionError(REPLY_CODES.invalid, 'Send a backup as application/gzip');
        const file = await openUnnamedFile();
        try {
          await writeFile(file, body);
          const replace = request.query.replace === 'true';
          const restore = { replace, administratorId, at: services.clock.now() };
          const result = await restoreBackup(services.database, file, restore);
          if (result.kind === 'refused') throw new ActionError(REPLY_CODES.conflict, result.reason);
          services.log.warn({ rows: result.rows }, 'a backup was restored');
          const next = await seedPackOfToday(services);
          return { code: REPLY_CODES.ok, msg: `Restored ${result.rows} rows. ${next}`, data: null };
        } finally {
          await file.close();
        }
      },
    );
  });
}

/**
 * Adds the reels of today's media pack, since the backup has those of its day. Gives what the administrator does next: the
 * backup is restored also if this fails, and every start does it again.
 */
async function seedPackOfToday({ database, clock, config, log }: Services): Promise<string> {
  try {
    await seedCatalogue(database, clock, config);
    return 'Please sign in again.';
  } catch (error) {
    log.error({ err: error }, 'the media pack was not read after a restore');
    return 'Restart the server, since the media pack could not be read, and sign in again.';
  }
}

/** Sends rows as they are read. A failure breaks the connection, and the file then lacks its trailer. */
function stream({ database, clock, log }: Services): Readable {
  const content = new PassThrough();
  writeBackup(database, content, clock.now()).catch((error: unknown) => {
    if (isPrematureClose(error)) log.info('the client ended the download of a backup before its end');
    else log.error({ err: error }, 'the backup failed');
    content.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return content;
}

/** True if a stream ended because its reader had gone. */
function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Writes the backup to a file first: a slow reader would block the embedded database's only session for everyone. */
async function spool(database: Database, clock: Clock): Promise<Readable> {
  const file = await openUnnamedFile();
  try {
    const content = new PassThrough();
    await Promise.all([writeBackup(database, content, clock.now()), writeFile(file, content)]);
  } catch (error) {
    await file.close();
    throw error;
  }
  return file.createReadStream({ start: 0 });
}

/** The id of the administrator who calls, who must be an owner; adds the call to the log of acts. */
async function requireAdministrator(request: FastifyRequest, { database, clock }: Services): Promise<string> {
  const token = bearerToken(request.headers.authorization);
  const session = await findSession(database.queries, token, clock.now());
  if (!session) throw generalError('sessionEnded');
  if (session.userType !== 'admin' || session.role !== 'owner') throw generalError('forbidden');
  const action = request.routeOptions.url?.slice(1) ?? '';
  const act = { administratorId: session.userId, action, payload: {}, replyCode: null };
  try {
    await appendAct(database.queries, act, clock.now());
  } catch (error) {
    throw isLockedOut(error) ? generalError('locked') : error;
  }
  return session.userId;
}

function generalError(name: GeneralErrorName): ActionError {
  const { code, msg } = GENERAL_ERRORS[name];
  return new ActionError(code, msg);
}
