// @vitest-environment jsdom
import { COMPOSITION_ELEMENT } from '@reelrupee/federation/composition/composition';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StaleWhileRevalidatePage } from './StaleWhileRevalidatePage';

const strategy = new StaleWhileRevalidatePage({ cacheName: 'pages' });
const cache = { match: vi.fn(), put: vi.fn(), delete: vi.fn() };

/** The worker's event: workbox checks that it is one, and extends its life. */
class WorkerEvent extends Event {
  constructor(readonly request: Request) {
    super('fetch');
  }
  waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);
}

beforeEach(() => {
  cache.put.mockResolvedValue(undefined);
  cache.delete.mockReset();
  vi.stubGlobal('ExtendableEvent', WorkerEvent);
  vi.stubGlobal('FetchEvent', WorkerEvent);
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match });
  vi.stubGlobal('fetch', async () => html(page('live')));
});
afterEach(() => vi.unstubAllGlobals());

function page(composition: string): string {
  const data = `<script type="application/json" id="${COMPOSITION_ELEMENT}">${composition}</script>`;
  return `<title>ReelRupee</title><div id="root"></div><script defer src="/shell.js"></script>${data}`;
}

function html(body: BodyInit): Response {
  return new Response(body, { headers: { 'content-type': 'text/html' } });
}

async function open(): Promise<string> {
  const request = new Request('https://site.example/plan');
  const [response, done] = strategy.handleAll({ request, event: new WorkerEvent(request) });
  const text = await (await response).text();
  await done;
  return text;
}

test('the cached screen is followed by the live composition', async () => {
  cache.match.mockResolvedValue(html(page('cached')));
  expect(await open()).toContain('>live<');
  expect(cache.put).toHaveBeenCalled();
});

test('with a full storage the live composition still starts', async () => {
  cache.match.mockResolvedValue(html(page('cached')));
  cache.put.mockRejectedValue(Object.assign(new Error('full'), { name: 'QuotaExceededError' }));
  expect(await open()).toContain('>live<');
});

test('a cached page that cannot be read is replaced by that of the network', async () => {
  const broken = new ReadableStream({ pull: (body) => body.error(new TypeError('corrupt')) });
  cache.match.mockResolvedValue(html(broken));
  expect(await open()).toContain('>live<');
});

test.each([408, 425, 429, 503])(
  'a reply %i, which is not about the page, starts the cached page',
  async (status) => {
    cache.match.mockResolvedValue(html(page('cached')));
    vi.stubGlobal('fetch', async () => new Response('Too many requests', { status }));
    expect(await open()).toContain('>cached<');
    expect(cache.delete).not.toHaveBeenCalled();
  },
);

test.each([403, 404])('a reply %i replaces the cached page', async (status) => {
  cache.match.mockResolvedValue(html(page('cached')));
  vi.stubGlobal('fetch', async () => new Response('Not found', { status }));
  expect(await open()).toContain('http-equiv="refresh"');
  expect(cache.delete).toHaveBeenCalled();
});
