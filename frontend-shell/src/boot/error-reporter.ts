import { reportOf } from './error-report';
import { MAX_REPORTS, type NotedError } from './note-error';

/*
 * A script of its own, fetched with the first error of a page: tells the server of the errors that were noted and of those
 * to come. A report that fails is not retried and not reported.
 */

const sent = new Set<string>();

function report(error: NotedError): void {
  try {
    const body = JSON.stringify(reportOf(error));
    if (!body || sent.has(body) || sent.size === MAX_REPORTS) return;
    sent.add(body);
    fetch('/api/browser-errors', {
      method: 'POST',
      // Also when the page is left at this moment; and without cookies, since nobody is to be known by it.
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => undefined);
  } catch {
    // Whatever was thrown cannot be described.
  }
}

window.notedErrors ??= [];
window.notedErrors.splice(0).forEach(report);
window.notedErrors.push = (...errors) => {
  errors.forEach(report);
  return 0;
};
