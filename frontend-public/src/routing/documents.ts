/* Changes of the document itself, as opposed to those of the page that the router makes. */

/** Leaves this document for the one at an address of this site. */
export function openDocument(address: string): void {
  window.location.assign(address);
}

/**
 * Fetches this document again, with the headers of the address that it has now. Until it is there nothing of this one is
 * seen or pressed. It is no reload, after which forms bring back what was typed.
 */
export function renewDocument(): void {
  document.body.hidden = true;
  document.body.inert = true;
  // With the mark of a place the browser would only go there.
  window.location.replace(window.location.pathname + window.location.search);
}

/** The path that this document was fetched for; undefined where the browser does not say. */
export function documentPath(): string | undefined {
  const [fetched] = performance.getEntriesByType?.('navigation') ?? [];
  return fetched && URL.canParse(fetched.name) ? new URL(fetched.name).pathname : undefined;
}
