import type { Request, Response } from 'express';

/** Totals are exact up to here. */
export const EXACT_TOTAL = 10_000;
/** Time limit for a count, in ms; a page is valid without its total. */
export const COUNT_MS = 1_000;

/** Time limit in ms for counting a whole list, where all of it is read anyway. */
export const WHOLE_COUNT_MS = 30_000;

/** The neighbours and the total of a page. Cursors as returned by `findPage`. */
export interface ListedPage {
  prev?: string | undefined;
  next?: string | undefined;
  last?: string | undefined;
  /** Matching records, at most one more than `EXACT_TOTAL`; absent when it was not asked for or took too long. */
  total?: number;
}

/**
 * Sets the neighbouring pages in `Link`, and the total in `X-Total-Count`.
 *
 * @param resolved query parameters whose defaults change with time, as used for this page
 */
export function setListHeaders(
  request: Request,
  response: Response,
  page: ListedPage,
  resolved: Record<string, string> = {},
): void {
  const url = new URL(request.originalUrl, 'http://localhost');
  for (const [name, value] of Object.entries(resolved)) url.searchParams.set(name, value);
  const links = [
    link(url, 'first', undefined),
    ...(['prev', 'next', 'last'] as const).flatMap((rel) =>
      page[rel] === undefined ? [] : [link(url, rel, page[rel])],
    ),
  ];
  response.setHeader('Link', links.join(', '));
  if (page.total === undefined) return;
  response.setHeader('X-Total-Count', Math.min(page.total, EXACT_TOTAL));
  if (page.total > EXACT_TOTAL) response.setHeader('X-Total-Count-Capped', 'true');
}

/** The URL of another page of the same list, relative to this server. */
function link(list: URL, rel: string, cursor: string | undefined): string {
  const address = new URL(list);
  address.searchParams.delete('cursor');
  if (cursor !== undefined) address.searchParams.set('cursor', cursor);
  return `<${address.pathname}${address.search}>; rel="${rel}"`;
}
