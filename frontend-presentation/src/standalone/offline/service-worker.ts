import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The used part of the service worker's global scope; its types conflict with those of a page. */
declare const self: {
  /** Replaced by the precache list when the pages are written (`../pages/write-pages.ts`). */
  __WB_MANIFEST: Array<{ url: string; revision: string | null }>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

/*
 * Precaches all files of one version of the deck, so that it works offline. A newer version is fetched in the
 * background and waits until the user applies it: no presentation is interrupted, and no page mixes files of two
 * versions.
 */
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
// Also controls the page of the first visit, which may go offline before it is ever reloaded.
clientsClaim();
cleanupOutdatedCaches();
// Retried scripts have the parameter `try` (`frontend-shared/federation/load-script`), but are the same files.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/^try$/] });
// Any page is rendered in the browser from the precached app page.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app.html')));
