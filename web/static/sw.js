/** The service worker of a table without a server: keeps the page, Python and the games, so that they work offline. */

const VERSION = '@VERSION@'; // the hash of all files, filled in by pack.mjs
const FILES = JSON.parse('@FILES@'); // all but those of single games
const root = new URL(self.registration.scope);

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(
    caches.open(VERSION).then((cache) => cache.addAll(['', ...FILES].map((path) => new URL(path, root).href))),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
  await self.clients.claim();
}

/** The page lies under every address of the app; its files are named from the folder. */
async function page() {
  const cache = await caches.open(VERSION);
  const found = (await cache.match(root.href)) ?? (await fetch(root.href));
  const text = (await found.text()).replaceAll('="./', `="${root.pathname}`);
  return new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

async function file(request) {
  const cache = await caches.open(VERSION);
  const kept = await cache.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await cache.put(request, found.clone());
  return found;
}

/** A game that the page has fetched, perhaps before this worker was there. */
self.addEventListener('message', (event) => {
  if (typeof event.data.keep === 'string') event.waitUntil(file(new Request(new URL(event.data.keep, root))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(root.href)) return;
  event.respondWith(request.mode === 'navigate' ? page() : file(request));
});
