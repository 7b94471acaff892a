import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { splitPage, remainderOf, type PageParts } from './pageParts';
import { isCacheable } from './cacheRules';

/** After this long a page from before is better than none. */
const NETWORK_TIMEOUT_MS = 3000;

/** Loads the page once more; no script could, under the page's policy. */
const RELOAD = '<meta http-equiv="refresh" content="0">';

/**
 * Shows the first screen of the page that was kept, while the network is asked for the page of now. That one says
 * which releases run: nothing is started before it is there. Without a network the kept page starts as it was.
 */
export class StaleWhileRevalidatePage extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.cacheMatch(request);
    const kept = response && splitPage(await response.text());
    if (!kept) return handler.fetchAndCachePut(request);
    const rest = this.#restOf(kept, request, handler);
    void handler.waitUntil(rest);
    return new Response(streamOf([kept.binding + kept.drawn, rest]), { headers: headersOf(response) });
  }

  /** What follows the screen, as HTML. */
  async #restOf(kept: PageParts, request: Request, handler: StrategyHandler): Promise<string> {
    const asked = this.#ask(request, handler).catch(() => kept);
    void handler.waitUntil(asked);
    const now = await Promise.race([asked, networkTimeout().then(() => kept)]);
    const follows = now && remainderOf(kept, now);
    if (follows !== null) return follows;
    // Whatever it is that the network has to say, the next load hears it by itself.
    await this.#forget(request, handler);
    return RELOAD;
  }

  /** The page of now; null when the network answers with something else. Throws when it is down, or the site is. */
  async #ask(request: Request, handler: StrategyHandler): Promise<PageParts | null> {
    const response = await handler.fetch(request);
    if (response.status >= 500) throw new Error(`The site answers with ${String(response.status)}.`);
    const now = isCacheable('pages', response) ? splitPage(await response.clone().text()) : null;
    if (now) await handler.cachePut(request, response);
    return now;
  }

  async #forget(request: Request, handler: StrategyHandler): Promise<void> {
    const cache = await caches.open(this.cacheName);
    await cache.delete(await handler.getCacheKey(request, 'write'));
  }
}

function networkTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
}

/** A body of several texts, each sent as soon as it is there. */
function streamOf(texts: (string | Promise<string>)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(body) {
      for (const text of texts) body.enqueue(encoder.encode(await text));
      body.close();
    },
  });
}

/** The kept page's head, without what described its way over the network. */
function headersOf({ headers }: Response): Headers {
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) own.delete(name);
  return own;
}
