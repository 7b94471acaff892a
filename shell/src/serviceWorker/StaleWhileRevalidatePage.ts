import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { splitPage, remainderOf, type PageParts } from './pageParts';
import { isCacheable } from './cacheRules';

/** After this long the cached page is served without waiting for the network. */
const NETWORK_TIMEOUT_MS = 3000;

/** Reloads the page. The page's policy allows no script here. */
const RELOAD = '<meta http-equiv="refresh" content="0">';

/**
 * Serves the first screen of the cached page while it requests the current page, which names the live releases: nothing
 * starts before it has arrived. Offline, the cached page starts.
 */
export class StaleWhileRevalidatePage extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.cacheMatch(request);
    // A disk that lost the body must not keep the page of the network away.
    const cached = response && splitPage(await response.text().catch(() => ''));
    if (!cached) return handler.fetchAndCachePut(request);
    const rest = this.#restOfDocument(cached, request, handler);
    void handler.waitUntil(rest);
    return new Response(streamOf([cached.head + cached.screen, rest]), { headers: headersOf(response) });
  }

  /** The rest of the document after the first screen, as HTML. */
  async #restOfDocument(cached: PageParts, request: Request, handler: StrategyHandler): Promise<string> {
    const fetched = this.#fetchCurrent(request, handler).catch(() => cached);
    void handler.waitUntil(fetched);
    const current = await Promise.race([fetched, networkTimeout().then(() => cached)]);
    const rest = current && remainderOf(cached, current);
    if (rest !== null) return rest;
    // The reload gets the network's response, whatever it is.
    await this.#evict(request, handler);
    return RELOAD;
  }

  /** The current page; null for any other response. Throws when the network or the site is down. */
  async #fetchCurrent(request: Request, handler: StrategyHandler): Promise<PageParts | null> {
    const response = await handler.fetch(request);
    if (isTemporary(response.status)) throw new Error(`The site replies with ${String(response.status)}.`);
    const current = isCacheable('pages', response) ? splitPage(await response.clone().text()) : null;
    // With a full storage the page of the network still starts.
    if (current) await handler.cachePut(request, response).catch(() => undefined);
    return current;
  }

  async #evict(request: Request, handler: StrategyHandler): Promise<void> {
    const cache = await caches.open(this.cacheName);
    await cache.delete(await handler.getCacheKey(request, 'write'));
  }
}

/** True for a reply that is not about the page: the site is down, or limits requests. */
function isTemporary(status: number): boolean {
  return status >= 500 || [408, 425, 429].includes(status);
}

function networkTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
}

/** A response body of several texts, each sent as soon as it is available. */
function streamOf(texts: (string | Promise<string>)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(body) {
      for (const text of texts) body.enqueue(encoder.encode(await text));
      body.close();
    },
  });
}

/** The cached page's headers without those of its transfer. */
function headersOf({ headers }: Response): Headers {
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) own.delete(name);
  return own;
}
