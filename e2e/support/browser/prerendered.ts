import type { Page } from '@playwright/test';
import { PUBLIC_PATHS } from '../../../frontend-shared/src/routing/public-pages';

/** Paths of all public pages, of the deck and of its text version, in both languages. */
export const PUBLIC_ADDRESSES = [...PUBLIC_PATHS, '/presentation', '/presentation/text'].flatMap((path) => [
  path,
  path === '/' ? '/hi' : `/hi${path}`,
]);

/** Generous because the site prerenders at low priority: this timeout only prevents an endless wait. */
const READY_WITHIN_MS = 240_000;

/** Waits until a newly started site has prerendered its pages. */
export async function pagesReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (await snapshotName(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The pages were not prerendered within ${READY_WITHIN_MS / 1000} s.`);
}

/** Name of the snapshot from which the home page is served; undefined if the page is client-rendered. */
export async function snapshotName(url: string): Promise<string | undefined> {
  const html = await (await fetch(`${url}/`)).text();
  return /data-snapshot="([0-9a-f]+)"/.exec(html)?.[1];
}

/**
 * Waits until React has hydrated the page and what is above the fold, including links. A form may hydrate later, on
 * its first interaction.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__reactFiber')) &&
      !document.querySelector('main[data-hydrating]'),
  );
}
