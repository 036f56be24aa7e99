import type { Page, Request } from '@playwright/test';

/** Chromium’s warning about a preloaded script that is not used within a few seconds after `load`, as on a slow machine. */
const UNUSED_PRELOAD = /\.js was preloaded using link preload but not used within a few seconds/;

/**
 * Collects console errors and warnings, uncaught errors and failed requests, for a test to expect none. Leaves out
 * requests that had a response when their page was left, which the browser reports as aborted.
 */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || UNUSED_PRELOAD.test(message.text())) return;
    errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const answered = new Set<Request>();
  page.on('response', (response) => answered.add(response.request()));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason === 'net::ERR_ABORTED' && answered.has(request)) return;
    errors.push(`${request.method()} ${request.url()} ${reason}`);
  });
  return errors;
}
