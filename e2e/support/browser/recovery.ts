import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './prerendered';

/** Retries before the remote is available again. They are a few seconds apart. */
const RETRIES_IN_OUTAGE = 5;
/** Upper limit of retries from then until the page is hydrated. */
const MAX_RETRIES_AFTER = 2;

/**
 * Expects a page whose remote is unavailable to retry, and to hydrate soon after the remote is available again.
 * @param retries how many there were so far
 */
export async function expectRecovery(
  page: Page,
  retries: () => number,
  recover: () => unknown,
): Promise<void> {
  const first = retries();
  await expect.poll(() => retries() - first).toBeGreaterThanOrEqual(RETRIES_IN_OUTAGE);
  const before = retries();
  await recover();
  await waitForHydration(page);
  expect(retries() - before).toBeLessThanOrEqual(MAX_RETRIES_AFTER);
}
