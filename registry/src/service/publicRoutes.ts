/** Public data, which is in the site's pages too. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseReleaseTypes, type Declarations } from '../contract-types/declarations';
import { readShell } from '../smoke-test/readShell';
import { remoteManifest, shellManifest } from '../store/findManifest';
import { readLive, requireLive } from '../switch/switch';
import type { ServiceContext } from './serviceContext';
import type { LiveContract, LiveShell, ReleaseRow } from './contract';
import { RefusedError } from '../refusedError';
import { releaseLister } from './releaseRows';

const byRemote = z.object({ remote: z.string() });
const byId = z.object({ id: z.string() });

export function registerPublicRoutes(app: FastifyInstance, { store, site }: ServiceContext): void {
  const releasesOf = releaseLister(store);
  app.get('/healthz', async () => ({ ok: true, live: (await store.head())?.number ?? 0 }));

  app.get('/contract', async (): Promise<LiveContract> => {
    const live = requireLive(await readLive(store));
    const { template: _, files: __, ...shell } = await shellManifest(store, live.shell.release);
    const remotes = Object.entries(live.remotes).map(async ([name, { current }]) => {
      const { routes, bytes } = await remoteManifest(store, name, current.id);
      return { name, id: current.id, routes, bytes };
    });
    return { composition: live.id, site, shell, remotes: await Promise.all(remotes) };
  });

  app.get('/contract/types', async (): Promise<Declarations> => {
    const { shell } = requireLive(await readLive(store));
    const types = await store.readCode({ name: 'shell', id: shell.release }, 'types');
    if (types !== undefined) return parseReleaseTypes(types).declarations;
    throw new RefusedError(
      404,
      'The live shell was released without declarations.',
      'Ask the registry’s operator to release it again.',
    );
  });

  app.get('/contract/shell', async (): Promise<LiveShell> => {
    const { manifest, files } = await readShell(store, requireLive(await readLive(store)).shell.release);
    const sent = [...files].map(([path, content]) => [path, content.toString('base64')] as const);
    return { manifest, files: Object.fromEntries(sent) };
  });

  app.get('/compositions/live', async () => requireLive(await readLive(store)));

  app.get('/compositions/:id', async (request) => {
    const { id } = byId.parse(request.params);
    const composition = await store.findComposition(id);
    if (composition) return composition;
    throw new RefusedError(
      404,
      `No composition ${id} was ever live.`,
      'GET /compositions?remote= lists those of the last 90 days.',
    );
  });

  app.get('/releases/:remote', async (request): Promise<ReleaseRow[]> => {
    return releasesOf(byRemote.parse(request.params).remote);
  });
}
