import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** As much of the scope of a service worker as is used here; its types cannot be loaded beside those of a page. */
declare const self: {
  /** Put in when the pages are written (`../pages/write-pages.ts`). */
  __WB_MANIFEST: Array<{ url: string; revision: string | null }>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

/*
 * Keeps all files of one version of the deck, so that it works without internet. A newer version is fetched beside it and
 * waits until somebody asks for it: no presentation is interrupted, and no page has files of two versions.
 */
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
// The page of the very first visit, too, may lose its line before it is loaded a second time.
clientsClaim();
cleanupOutdatedCaches();
// A script that is asked for once more (`frontend-shared/federation/load-script`) is the one that is kept.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/^try$/] });
// Whatever the slide, the browser makes its page from what is kept.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app.html')));
