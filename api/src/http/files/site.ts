import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { UserError } from '../../userError';
import { parseSitePath } from './sitePath';

const YEAR = 'public, max-age=31536000, immutable';
/** Kept, but asked about every time: a 304 costs less than a stale release. */
const ASK = 'no-cache';

/**
 * Serves the built site: release files for a year, everything else with a question each time, and for
 * routes of the app their own prerendered HTML or else the root's. Files are looked up at each request, so
 * that a release shows at once. A file that is missing is a 404 and never HTML, which a script tag would run.
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
  app.get('/*', async (request, response) => {
    const [urlPath = '/'] = request.url.split('?');
    const asked = parseSitePath(urlPath);
    switch (asked.kind) {
      case 'invalid':
        return response.callNotFound();
      case 'release-file':
        response.header('Access-Control-Allow-Origin', '*').header('Timing-Allow-Origin', '*');
        return send(response, asked.path, YEAR);
      case 'file':
        response.header('Access-Control-Allow-Origin', '*');
        return send(response, asked.path, ASK);
      case 'route':
        return send(response, await htmlOf(siteDir, asked.path), ASK);
    }
  });
}

function send(response: FastifyReply, path: string, cacheControl: string): FastifyReply {
  return response.header('Cache-Control', cacheControl).sendFile(path.slice(1));
}

/** The prerendered HTML of a route where there is one, else the root's. */
async function htmlOf(siteDir: string, route: string): Promise<string> {
  const own = join(route, 'index.html');
  const found = await stat(join(siteDir, own)).catch(() => null);
  return found?.isFile() ? own : '/index.html';
}
