import type { Page, Request } from '@playwright/test';

/** Chromium's warning about a preloaded script that a slow machine has not used a few seconds after `load`. */
const NOT_USED_YET = /\.js was preloaded using link preload but not used within a few seconds/;

/**
 * Collects console messages, errors and failed requests, none of which may occur. A request that was answered when its
 * page was left has not failed, even if the browser reports it as aborted.
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
