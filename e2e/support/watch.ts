import type { Page, Request } from '@playwright/test';

/**
 * Collects what a visitor must never cause: console messages, errors and requests that fail. A request that was answered
 * when its page was left has not failed: the browser may report the end of the page before that of the answer.
 */
export function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  const answered = new Set<Request>();
  page.on('response', (response) => answered.add(response.request()));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why === 'net::ERR_ABORTED' && answered.has(request)) return;
    troubles.push(`${request.method()} ${request.url()} ${why}`);
  });
  return troubles;
}
