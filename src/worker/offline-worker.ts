import { OFFLINE_PAGE } from './offline-page.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'offline';
/** The browser stays on the page that it shows. [RFC 9110, 15.3.5] */
const STAYS = 204;

/** A document that the network does not bring: a page says so; after a form the page with the form stays, and tells. */
const answer = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
  try {
    return (await (preloadResponse as Promise<Response | undefined>)) ?? (await fetch(request));
  } catch {
    const isRead = request.method === 'GET';
    const kept = isRead ? await caches.match(OFFLINE_PAGE) : undefined;
    if (kept) return kept;
    if (isRead) return Response.error();
    for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(CACHE);
    return new Response(null, { status: STAYS });
  }
};

const keepPage = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
};

self.addEventListener('install', (event) => event.waitUntil(keepPage().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload.enable()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event));
});
