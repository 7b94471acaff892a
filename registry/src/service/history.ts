/** The compositions that were live, and their pages, for the teams of the site. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { summarizeSwitch } from '../cli/summarizeSwitch';
import { pastComposition, pastCompositions } from '../history/pastCompositions';
import { UserError } from '../userError';
import { queriedRemote } from './queriedRemote';
import { authenticate } from './authenticate';
import type { ServiceContext } from './serviceContext';
import type { PastSwitch } from './contract';
import { RefusedError } from '../refusedError';

const byId = z.object({ id: z.string() });

/** Copies that web servers send in place of a file. */
const COMPRESSED = /\.(br|gz|zst)$/;

export function registerHistory(app: FastifyInstance, context: ServiceContext): void {
  const { store, now } = context;

  app.get('/compositions', async (request): Promise<PastSwitch[]> => {
    await authenticate(context, request, queriedRemote(request.query));
    return (await pastCompositions(store, now())).map(({ id, at, entries }) => ({
      id,
      at,
      changes: entries.map((entry) => `${entry.by}  ${summarizeSwitch(entry)}`),
    }));
  });

  app.get('/compositions/:id/pages', async (request): Promise<Record<string, string>> => {
    await authenticate(context, request, queriedRemote(request.query));
    const { id } = byId.parse(request.params);
    const { site } = await pastComposition(store, id, now()).catch((error: unknown) => {
      throw error instanceof UserError
        ? new RefusedError(404, `No composition ${id} is kept.`, 'Those of the last 90 days are.')
        : error;
    });
    const files = [...(await store.readSite(site))].filter(([path]) => !COMPRESSED.test(path));
    return Object.fromEntries(files.map(([path, content]) => [path, content.toString('base64')]));
  });
}
