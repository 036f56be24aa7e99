import type { Page, Request } from '@playwright/test';

/** What the browser says of a script when a slow machine has not come to use it a few seconds after the page was loaded. */
const NOT_USED_YET = /\.js was preloaded using link preload but not used within a few seconds/;

/**
 * Collects what a visitor must never cause: console messages, errors and requests that fail. A request that was answered
 * when its page was left has not failed: the browser may report the end of the page before that of the answer.
 */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || NOT_USED_YET.test(message.text())) return;
    errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const answered = new Set<Request>();
  page.on('response', (response) => answered.add(response.request()));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why === 'net::ERR_ABORTED' && answered.has(request)) return;
    errors.push(`${request.method()} ${request.url()} ${why}`);
  });
  return errors;
}
