import { expect, type Locator } from '@playwright/test';

/**
 * Scrolls to an element and waits until it is hydrated and intersection observers have fired. Some parts of a page load
 * their code only near the viewport, and observers fire in real time: without the wait, a test could advance its fake
 * clock too early.
 */
export async function bringIntoView(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect.poll(() => element.evaluate((node) => node.closest('[data-hydrating]') === null)).toBe(true);
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(
    (watched) =>
      new Promise<void>((resolve) => {
        // Observers fire in order of creation, so this one is last.
        const observer = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(watched);
      }),
  );
}
