import type { Page } from '@playwright/test';

/** Collects what a visitor must never cause: console messages, errors and requests that fail. */
export function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('requestfailed', (request) => troubles.push(`${request.url()} ${request.failure()?.errorText}`));
  return troubles;
}
