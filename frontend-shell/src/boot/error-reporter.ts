import { reportOf } from './error-report';
import { MAX_REPORTS, type NotedError } from './note-error';

/*
 * A separate script, loaded with the first error of a page: reports the recorded errors and all later ones to the
 * server. A failed report is neither retried nor reported.
 */

const sent = new Set<string>();

function report(error: NotedError): void {
  try {
    const body = JSON.stringify(reportOf(error));
    if (!body || sent.has(body) || sent.size === MAX_REPORTS) return;
    sent.add(body);
    fetch('/api/browser-errors', {
      method: 'POST',
      // `keepalive` sends it even if the page is being left. No cookies: reports are anonymous.
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => undefined);
  } catch {
    // The thrown value cannot be read or serialised.
  }
}

window.notedErrors ??= [];
window.notedErrors.splice(0).forEach(report);
window.notedErrors.push = (...errors) => {
  errors.forEach(report);
  return 0;
};
