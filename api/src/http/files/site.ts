import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UserError } from '../../userError';
import { headersOfSite } from '../securityHeaders';
import { findDelta } from './delta';
import { parseSitePath } from './sitePath';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A release file never changes, so that no browser asks whether it has. */
const NO_VALIDATORS = { etag: false, lastModified: false };
/** Cached, but revalidated every time: a 304 costs less than a stale release. */
const REVALIDATE = 'no-cache';

/**
 * Serves the built site: release files are cached for a year, everything else is revalidated, and routes of the app
 * get their prerendered HTML or the root's. Files are looked up at each request, so that a release is live at once.
 * A missing file is a 404 and never HTML, which a script tag would try to execute.
 */
export async function registerSite(app: FastifyInstance, siteDir: string): Promise<void> {
  if (!existsSync(join(siteDir, 'index.html'))) {
    throw new UserError(`There is no built site in ${siteDir}. Build it with npm start, or set SITE_DIR.`);
  }
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
  });
  app.get('/*', headersOfSite(isCode), async (request, response) => {
    const target = parseSitePath(pathOf(request.url));
    switch (target.kind) {
      case 'invalid':
        return response.callNotFound();
      case 'release-file':
        response.header('Access-Control-Allow-Origin', '*').header('Timing-Allow-Origin', '*');
        return sendReleaseFile(request, response, siteDir, target.path);
      case 'file':
        response.header('Access-Control-Allow-Origin', '*');
        return send(response, target.path, REVALIDATE);
      case 'route':
        return send(response, await findHtml(siteDir, target.path), REVALIDATE);
    }
  });
}

async function sendReleaseFile(
  request: FastifyRequest,
  response: FastifyReply,
  siteDir: string,
  path: string,
): Promise<FastifyReply> {
  const delta = await findDelta(siteDir, path, request, response);
  if (delta) return response.header('Cache-Control', IMMUTABLE).send(delta);
  return send(response, path, IMMUTABLE, NO_VALIDATORS);
}

function send(
  response: FastifyReply,
  path: string,
  cacheControl: string,
  options: { etag?: boolean; lastModified?: boolean } = {},
): FastifyReply {
  return response.header('Cache-Control', cacheControl).sendFile(path.slice(1), options);
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/** True for the scripts and stylesheets of releases, which no browser shows as documents. */
function isCode(url: string): boolean {
  const target = parseSitePath(pathOf(url));
  return target.kind === 'release-file' && /\.(js|css)$/.test(target.path);
}

/** The prerendered HTML of a route where there is one, else the root's. */
async function findHtml(siteDir: string, route: string): Promise<string> {
  const own = join(route, 'index.html');
  const found = await stat(join(siteDir, own)).catch(() => null);
  return found?.isFile() ? own : '/index.html';
}
