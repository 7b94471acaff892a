import type { FastifyInstance } from 'fastify';
import { MediaViewers } from '../../risk/mediaViewers';
import { viewerOf } from '../../risk/viewerParameter';
import type { Services } from '../../services';

const FLUSH_MS = 5_000;

/**
 * Records who fetches videos, from the addresses of their requests that were signed by the key; the rest is written when
 * the server closes.
 */
export function watchViewers(
  app: FastifyInstance,
  key: Buffer,
  services: Pick<Services, 'database' | 'clock' | 'log'>,
): (url: string) => void {
  const viewers = new MediaViewers(services);
  const timer = setInterval(() => void viewers.flush(), FLUSH_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await viewers.flush();
  });
  return (url) => {
    const userId = viewerOf(key, url);
    if (userId) viewers.add(userId);
  };
}
