import { setMaxListeners } from 'node:events';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { throttle } from './throttle';

/**
 * Serves videos, captions and posters at /media/, whole or by range; videos about as fast as they are watched,
 * and as fast as they go when the server is to stop. Names hold their content's hash.
 */
export async function registerMedia(app: FastifyInstance, mediaDir: string): Promise<void> {
  if (!existsSync(mediaDir)) {
    app.log.warn(`There is no media directory ${mediaDir}: reels will have no video.`);
    return;
  }
  const stopping = new AbortController();
  // One listener for each video that is being sent.
  setMaxListeners(0, stopping.signal);
  app.addHook('preClose', (done) => {
    stopping.abort();
    done();
  });
  await app.register(async (media) => {
    media.addHook('onSend', async (request, reply, payload) =>
      payload instanceof Readable && request.url.endsWith('.mp4')
        ? Readable.from(throttle(payload, firstByte(reply), stopping.signal))
        : payload,
    );
    await media.register(fastifyStatic, staticOptions(mediaDir));
  });
}

/** The place in its file at which a reply begins, in bytes. */
function firstByte(reply: FastifyReply): number {
  return Number(/^bytes (\d+)-/.exec(String(reply.getHeader('content-range')))?.[1] ?? 0);
}

function staticOptions(mediaDir: string): FastifyStaticOptions {
  return {
    root: mediaDir,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    maxAge: '365d',
    immutable: true,
    setHeaders: (response) => {
      response.header('Access-Control-Allow-Origin', '*');
      response.header('Timing-Allow-Origin', '*');
    },
  };
}
