/** The failures of a remote in browsers, for its team. */
import type { FastifyInstance } from 'fastify';
import { readAudit } from '../store/auditLog';
import { readLive } from '../switch/switch';
import { queriedRemote } from './queriedRemote';
import { authenticate } from './authenticate';
import type { HealthReply } from './contract';
import { statusesOf } from './releaseRows';
import type { ServiceContext } from './serviceContext';

export function registerHealth(app: FastifyInstance, context: ServiceContext): void {
  const { store, now } = context;
  app.get('/health', async (request): Promise<HealthReply> => {
    const remote = queriedRemote(request.query);
    await authenticate(context, request, remote);
    const kept = await store.health(remote);
    if (!kept) return {};
    const slot = (await readLive(store))?.remotes[remote];
    const statusOf = statusesOf(slot, await readAudit(store), remote);
    // One that has just gone live has no reports yet.
    const silent = [slot?.current.id, slot?.canary?.release.id]
      .filter((id) => id !== undefined)
      .filter((id) => kept.releases.every((one) => one.id !== id))
      .map((id) => ({ id, views: 0, failed: 0, failures: [] }));
    const releases = [...silent, ...kept.releases].map((one) => ({ ...one, status: statusOf(one.id) }));
    const ageSeconds = Math.max(0, Math.round((now() - Date.parse(kept.readAt)) / 1000));
    return { health: { ...kept, ageSeconds, releases } };
  });
}
