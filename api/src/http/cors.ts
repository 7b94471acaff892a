import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const PREFLIGHT_SECONDS = 24 * 60 * 60;

/** Lets pages of the given origins call actions, for a site that is served from another host than the api. */
export async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Range'],
    exposedHeaders: ['Content-Range', 'Accept-Ranges', 'Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
  });
}
