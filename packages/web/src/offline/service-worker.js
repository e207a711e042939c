// The service worker, with which the games work without a network.
import { clientsClaim } from 'workbox-core';
import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

self.skipWaiting();
clientsClaim();
precache(self.__WB_MANIFEST);

/**
 * Returns the page from the network, so that a new version is used at once. Returns the saved page if there is no
 * network, or if the host does not answer every URL with the page.
 */
async function page({ request }) {
  const answer = await fetch(request).catch(() => Response.error());
  if (answer.ok || (answer.status > 0 && answer.status !== 404)) return answer;
  return (await matchPrecache('index.html')) ?? answer;
}

const api = new URL('api/', self.location).pathname;

// This route must come before the precache route, which would answer `/` with the saved page.
registerRoute(({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith(api), page);
addRoute();

/**
 * Asks a window for its current path, because its `url` stays that of the loaded document. Null if the window does
 * not answer.
 */
function pathOf(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage('which-path', [port2]);
    setTimeout(resolve, 500, null);
  });
}

/** Focuses the window that shows the path, or opens a new one. */
async function show(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = await Promise.all(pages.map(pathOf));
  const open = pages[paths.indexOf(path)];
  return open === undefined ? self.clients.openWindow(path) : open.focus();
}

self.addEventListener('notificationclick', (event) => {
  const { url = '/' } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(show(url));
});
