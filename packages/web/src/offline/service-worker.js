// The service worker: the games work without a network.
import { clientsClaim } from 'workbox-core';
import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

self.skipWaiting();
clientsClaim();
precache(self.__WB_MANIFEST);

/** The page from the network, so that a new version shows at once; without a network the saved one. */
async function page({ request }) {
  try {
    return await fetch(request);
  } catch {
    return (await matchPrecache('/index.html')) ?? Response.error();
  }
}

// Before the precache route, which would answer `/` with the saved page.
registerRoute(new NavigationRoute(page, { denylist: [/^\/api\//] }));
addRoute();

self.addEventListener('notificationclick', (event) => {
  const { url } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === url);
      return open === undefined ? self.clients.openWindow(url ?? '/') : open.focus();
    }),
  );
});
