import { parseUrl } from 'frontend-shared/routing/parse-url';

/* Navigation that loads a new document, as opposed to the router's client-side navigation. */

/** Loads the document at an address of this site. */
export function openDocument(address: string): void {
  window.location.assign(address);
}

/**
 * Loads the current URL as a new document, to get its response headers, and hides this one meanwhile. Not a reload,
 * after which forms would restore their drafts.
 */
export function refetchDocument(): void {
  document.body.hidden = true;
  document.body.inert = true;
  // Without the fragment, since with it the browser would only scroll.
  window.location.replace(window.location.pathname + window.location.search);
}

/** The path for which this document was requested; undefined if the browser does not report it. */
export function documentPath(): string | undefined {
  const [fetched] = performance.getEntriesByType?.('navigation') ?? [];
  return fetched && parseUrl(fetched.name)?.pathname;
}
