import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves videos, captions and posters at /media/, whole or by range. Names hold their content's hash. */
export async function registerMedia(app: FastifyInstance, mediaDir: string): Promise<void> {
  if (!existsSync(mediaDir)) {
    app.log.warn(`There is no media directory ${mediaDir}: reels will have no video.`);
    return;
  }
  await app.register(fastifyStatic, {
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
  });
}
