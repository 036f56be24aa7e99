/** State of the history entry to which an account is redirected to set up a second factor. */
export interface FactorRedirect {
  /** Path and query of the page that it could not see any longer. */
  interrupted: string;
}

/** The page to return to; undefined when nobody was redirected. */
export function interruptedPage(state: unknown): string | undefined {
  const { interrupted } = Object(state) as Partial<FactorRedirect>;
  return typeof interrupted === 'string' ? interrupted : undefined;
}
