import { expect, type Locator } from '@playwright/test';

/**
 * Scrolls to an element and waits until it is hydrated and intersection observers have fired. Some parts of a page load
 * their code when they are near the viewport; and a fake clock does not stop the browser's frames, so a test could
 * advance it too early.
 */
export async function bringIntoView(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect.poll(() => element.evaluate((one) => one.closest('[data-hydrating]') === null)).toBe(true);
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(
    (watched) =>
      new Promise<void>((told) => {
        // Observers fire in order of creation, so this one is last.
        const observer = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          told();
        });
        observer.observe(watched);
      }),
  );
}
