/**
 * The service worker: starts the app offline, and faster online. It caches and makes no decisions: the start script and
 * the composition come from the network while there is one, so that a release or its withdrawal takes effect at the
 * next page load; files of releases never change. A new worker takes over at once. It also shows reminders.
 */
import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import * as navigationPreload from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, type Strategy } from 'workbox-strategies';
import type { CacheFiles } from './message';
import { openReels, type ReminderScope, showReminder } from './reminders';
import { StaleWhileRevalidatePage } from './StaleWhileRevalidatePage';
import { isCacheable, cacheFor, type CacheName } from './cacheRules';

declare const self: ReminderScope & {
  location: Location;
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
};

interface MessageEvent extends WorkerEvent {
  data: CacheFiles;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  message: MessageEvent;
  push: WorkerEvent & { data: { text: () => string } | null };
  notificationclick: WorkerEvent & { notification: { close: () => void } };
}

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

const DAY_S = 86_400;

setCacheNameDetails({ prefix: 'reelrupee', suffix: 'v1' });

function nameOf(store: CacheName): string {
  return `${cacheNames.prefix}-${store}-${cacheNames.suffix}`;
}

function optionsOf(store: CacheName, maxEntries: number, maxAgeSeconds: number) {
  return {
    cacheName: nameOf(store),
    plugins: [
      {
        cacheWillUpdate: async ({ response }: { response: Response }) =>
          isCacheable(store, response) ? response : null,
        // A page is the same whatever is asked of it.
        cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
          request.url.split('?', 1)[0] ?? request.url,
      },
      limit(maxEntries, maxAgeSeconds),
    ],
  };
}

/** Evicts the oldest entries. The plugin's type declares its hooks as optional. */
function limit(maxEntries: number, maxAgeSeconds: number): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds,
    purgeOnQuotaError: true,
  });
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  };
}

const strategies: Record<CacheName, Strategy> = {
  pages: new StaleWhileRevalidatePage(optionsOf('pages', 20, 30 * DAY_S)),
  releases: new CacheFirst(optionsOf('releases', 100, 30 * DAY_S)),
  posters: new CacheFirst(optionsOf('posters', 60, DAY_S)),
};

for (const [store, strategy] of Object.entries(strategies)) {
  registerRoute(({ request, url }) => {
    const { method, destination } = request;
    const isPart = request.headers.has('range');
    return cacheFor({ method, url, origin: self.location.origin, destination, isPart }) === store;
  }, strategy);
}

// Without a network, a page that was never opened here is answered with that of home: the shell opens the right screen.
setCatchHandler(async ({ request }) => {
  const home = request.destination === 'document' ? await caches.match('/') : undefined;
  return home ?? Response.error();
});

navigationPreload.enable();
clientsClaim();
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
self.addEventListener('message', (event) => {
  if (event.data.type === 'keep-files') event.waitUntil(cacheFiles(event));
});

self.addEventListener('push', (event) => event.waitUntil(showReminder(self, event.data?.text() ?? '')));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openReels(self));
});

async function deleteOldCaches(): Promise<void> {
  const own = new Set(Object.keys(strategies).map((store) => nameOf(store as CacheName)));
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(`${cacheNames.prefix}-`) && !own.has(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Caches the files of the page that registered this worker; they are still in the browser's HTTP cache. */
async function cacheFiles(event: MessageEvent): Promise<void> {
  const { page, files } = event.data;
  const keep = async (strategy: Strategy, url: string) =>
    (await caches.match(url)) ?? strategy.handle({ request: new Request(url), event });
  await Promise.allSettled([
    keep(strategies.pages, page),
    ...files.map((url) => keep(strategies.releases, url)),
  ]);
}
