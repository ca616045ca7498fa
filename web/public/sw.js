/** The service worker: keeps the page itself for times without a line, and calls people when the page is closed. What
 * the server says about tables is never kept. */

const SHELL = 'shell';
const root = new URL(self.registration.scope);
const of = (path) => new URL(path.replace(/^\//, ''), root).href;

// ------------------------------------------------------------------------------------------------ the page itself

/** The page and the files that it names; what an older one named goes. */
async function keepShell(page) {
  const cache = await caches.open(SHELL);
  const text = await page.clone().text();
  const files = [...text.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, path]) => new URL(path, root).href);
  const kept = await cache.keys();
  await cache.addAll(files.filter((file) => !kept.some((one) => one.url === file)));
  await cache.put(root.href, page);
  const wanted = new Set([root.href, ...files]);
  await Promise.all(kept.filter((one) => !wanted.has(one.url)).map((one) => cache.delete(one)));
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(root.href, { cache: 'no-cache' }).then(keepShell));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Every page of the app is the same file, wherever it seems to lie. */
async function page(event) {
  try {
    const found = await fetch(event.request);
    if (found.ok) event.waitUntil(keepShell(found.clone()).catch(() => undefined));
    return found;
  } catch (wrong) {
    const kept = await caches.match(root.href);
    if (!kept) throw wrong;
    return kept;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(root.href)) return;
  const path = request.url.slice(root.href.length);
  if (path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  // Files have the hash of what is in them in their names, or hardly ever change.
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

// ------------------------------------------------------------------------------------------------ being called

function badge(waiting) {
  if (!self.navigator.setAppBadge) return undefined;
  return waiting ? self.navigator.setAppBadge(waiting) : self.navigator.clearAppBadge();
}

/** Who looks at that table is not disturbed. */
async function called({ title, body, path, waiting }) {
  await badge(waiting);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.some((one) => one.focused && new URL(one.url).pathname === new URL(of(path)).pathname);
  if (there) return;
  const shown = { body, tag: path, renotify: true, icon: of('icons/192.png'), data: { path } };
  await self.registration.showNotification(title, shown);
}

self.addEventListener('push', (event) => event.waitUntil(called(event.data.json())));

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => one.url === of(path));
  await (there ? there.focus() : self.clients.openWindow(of(path)));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** The browser has changed its address for messages. */
async function subscribeAgain(old) {
  const fresh = await self.registration.pushManager.subscribe(old.options);
  const { endpoint, keys } = fresh.toJSON();
  const device = { endpoint, public_key: keys.p256dh, auth: keys.auth };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ ...device, zone });
  await fetch(of('api/me/calls/devices'), { method: 'POST', headers, body });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  if (event.oldSubscription) event.waitUntil(subscribeAgain(event.oldSubscription));
});
