import { setMaxListeners } from 'node:events';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { missingFiles } from '../../seed/mediaPack';
import { paceOf, throttle } from './throttle';

/**
 * Serves videos, captions and posters at /media/, with range requests. Videos are throttled to about playback speed
 * until the server closes. `onVideo` gets the address of each request for one. File names contain a content hash, so they are cached for a year.
 */
export async function registerMedia(
  app: FastifyInstance,
  mediaDir: string,
  onVideo: (url: string) => void = () => undefined,
): Promise<void> {
  if (!existsSync(mediaDir)) {
    app.log.warn(`The media directory ${mediaDir} does not exist: reels have no video.`);
    return;
  }
  const [first, ...others] = await missingFiles(mediaDir);
  if (first !== undefined) {
    const count = others.length === 0 ? '1 file' : `${others.length + 1} files`;
    app.log.warn(
      `The media directory ${mediaDir} lacks ${count} that its index.json names, such as ${first}.`,
    );
  }
  const closing = new AbortController();
  // One listener per video in flight.
  setMaxListeners(0, closing.signal);
  app.addHook('preClose', (done) => {
    closing.abort();
    done();
  });
  await app.register(async (media) => {
    media.addHook('onSend', async (request, reply, payload) => {
      const pace = paceOf(request.url.split('?')[0] ?? '');
      if (!(payload instanceof Readable) || !pace) return payload;
      onVideo(request.url);
      return Readable.from(throttle(payload, firstByte(reply), pace, closing.signal));
    });
    await media.register(fastifyStatic, staticOptions(mediaDir));
  });
}

/** The offset of a reply in its file, in bytes. */
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
