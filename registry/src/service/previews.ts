import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toRelease } from '../make/toRelease';
import { readAudit } from '../store/auditLog';
import { remoteManifest } from '../store/findManifest';
import { makeTicket } from '../store/preview';
import { releaseId, remoteName } from '../store/releaseNames';
import type { Store } from '../store/store';
import { readLive } from '../switch/switch';
import { authenticate } from './authenticate';
import type { ServiceContext } from './serviceContext';
import type { PreviewReply } from './contract';
import { RefusedError } from '../refusedError';
import { statusesOf } from './releaseRows';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 7;
/** Links to one remote's releases at a time: each is a public file, and a CI may make one for each commit. */
const MOST_LINKS = 100;

const previewRequest = z.object({
  remote: remoteName,
  release: releaseId,
  days: z.number().int().min(1).max(30).default(DEFAULT_DAYS),
});

/** Makes links by which a published release opens in the live shell. A member of its team has to ask for one. */
export function registerPreviews(app: FastifyInstance, context: ServiceContext): void {
  const { store, now, site } = context;
  app.post('/previews', async (request, reply): Promise<PreviewReply> => {
    const { data } = previewRequest.safeParse(request.body);
    if (!data) throw new RefusedError(400, 'A preview is of a remote and a release.', 'Use: npm run preview');
    const { remote, release: id, days } = data;
    const { by } = await authenticate(context, request, remote);
    const manifest = await remoteManifest(store, remote, id);
    const slot = (await readLive(store))?.remotes[remote];
    const status = statusesOf(slot, await readAudit(store), remote)(id);
    // Else a link could bring back an error that was fixed, to people who are signed in.
    if (status !== 'published' && status !== 'canary') {
      throw new RefusedError(
        409,
        `${remote} ${id} is ${status}: only a release that is not live yet can be previewed.`,
        'Change the sources first, then: npm run preview',
      );
    }
    await mustHaveRoom(store, remote);
    const ticket = makeTicket();
    const expiresAt = new Date(now() + days * DAY_MS).toISOString();
    await store.savePreview({ ticket, remote, release: toRelease(manifest), by, expiresAt });
    const address = new URL(manifest.routes[0]?.path ?? '/', site);
    address.searchParams.set('preview', ticket);
    reply.code(201);
    return { address: address.href, expiresAt };
  });
}

async function mustHaveRoom(store: Store, remote: string): Promise<void> {
  const links = (await store.previews()).filter((one) => 'release' in one && one.remote === remote);
  if (links.length < MOST_LINKS) return;
  throw new RefusedError(
    409,
    `${remote} has ${MOST_LINKS} links to previews already.`,
    'Wait until some have expired, or use one that was made; a link ends when its release goes live.',
  );
}
