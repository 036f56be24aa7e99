import type { Locator } from '@playwright/test';

/**
 * Scrolls to an element and waits until whoever watches for it was told. A stopped clock does not hold the browser's own
 * frames, so without the wait time could be moved before the page has begun what it does in view.
 */
export async function bringIntoView(element: Locator): Promise<void> {
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
