import type { Page } from '@playwright/test';
import { PUBLIC_PATHS } from '../../frontend-shared/src/routing/public-pages';

/** Addresses of every public page, of the deck and of its text version, in both languages. */
export const PUBLIC_ADDRESSES = [...PUBLIC_PATHS, '/presentation', '/presentation/text'].flatMap((path) => [
  path,
  path === '/' ? '/hi' : `/hi${path}`,
]);

/** A guard against waiting for ever, not a measure: the site makes its pages when nobody else wants the processor. */
const READY_WITHIN_MS = 240_000;

/** Waits until a site that was just started has prerendered its pages. */
export async function pagesReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (await snapshotName(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The pages were not prerendered within ${READY_WITHIN_MS / 1000} s.`);
}

/** Name of the snapshot that answers for the home page; undefined when the browser makes it. */
export async function snapshotName(url: string): Promise<string | undefined> {
  const html = await (await fetch(`${url}/`)).text();
  return /data-snapshot="([0-9a-f]+)"/.exec(html)?.[1];
}

/**
 * React has taken the page over, and with it all that is on the first screen; links belong to it. A form may still wait
 * for somebody to touch it.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__reactFiber')) &&
      !document.querySelector('main[data-hydrating]'),
  );
}
