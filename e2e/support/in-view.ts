import { expect, type Locator } from '@playwright/test';

/**
 * Scrolls to an element and waits until it can be operated and whoever watches for it was told. Some parts of a page
 * fetch their code when they come near; and a stopped clock does not hold the browser's own frames, so time could be
 * moved before the page has begun what it does in view.
 */
export async function bringIntoView(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect.poll(() => element.evaluate((one) => one.closest('[data-hydrating]') === null)).toBe(true);
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(
    (watched) =>
      new Promise<void>((told) => {
        // Observers are told in the order they were made, so this one comes last.
        const observer = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          told();
        });
        observer.observe(watched);
      }),
  );
}
