import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linkPreviewHtml, referrerFirstName } from '../../referrals/linkPreview';
import type { Services } from '../../services';
import { generalLimit } from '../generalLimit';

const LINK_PREVIEW = '/linkPreview';

/** Messengers and networks that render previews of links; deploy/nginx/shared.conf has the same list. */
const PREVIEWERS =
  /whatsapp|facebookexternalhit|twitterbot|telegrambot|slackbot|linkedinbot|discordbot|skypeuripreview/i;

const REFERRAL_CODE = /^[\w-]{1,40}$/;
/** No CDN may keep a preview: at /login, browsers get the app from the same address. */
const CACHE_CONTROL = 'private, max-age=3600';

/**
 * Serves previews of referral links: at /linkPreview, to which nginx sends messengers, and at /login where this server
 * sends the site itself. Browsers get the app.
 */
export function registerLinkPreviews(app: FastifyInstance, services: Services): void {
  const limit = generalLimit(app, services.config);
  app.get(LINK_PREVIEW, (request, response) => {
    varyByUserAgent(response);
    return sendPreview(request, response, services);
  });
  app.addHook('onRequest', async (request, response) => {
    if (!isReferral(request)) return;
    varyByUserAgent(response);
    if (!isPreviewer(request)) return;
    await limit(request, response);
    await sendPreview(request, response, services);
    return response;
  });
}

/** True for requests that get the preview of a referral link, which takes a query. */
export function isLinkPreview(request: FastifyRequest): boolean {
  return request.routeOptions.url === LINK_PREVIEW || (isReferral(request) && isPreviewer(request));
}

function isReferral({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && url.startsWith('/login?') && codeOf(url) !== '';
}

function isPreviewer({ headers }: FastifyRequest): boolean {
  return PREVIEWERS.test(headers['user-agent'] ?? '');
}

/** Tells caches that messengers and browsers get different replies; keeps the fields that others have named. */
function varyByUserAgent(response: FastifyReply): void {
  const named = response.getHeader('Vary');
  response.header('Vary', named === undefined ? 'User-Agent' : `${String(named)}, User-Agent`);
}

async function sendPreview(
  { url }: FastifyRequest,
  response: FastifyReply,
  { database, config }: Services,
): Promise<FastifyReply> {
  const code = codeOf(url);
  const html = linkPreviewHtml({
    productName: config.PRODUCT_NAME,
    siteUrl: new URL(config.SITE_URL).origin,
    code,
    firstName: code === '' ? null : await referrerFirstName(database.queries, code),
  });
  return response.header('Cache-Control', CACHE_CONTROL).type('text/html; charset=utf-8').send(html);
}

/** The referral code of an address; empty without one that can be one. */
function codeOf(url: string): string {
  const code = new URL(url, 'http://localhost').searchParams.get('ref') ?? '';
  return REFERRAL_CODE.test(code) ? code : '';
}
