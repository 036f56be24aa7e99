import type { Request, Response } from 'express';

/** Totals are exact up to here. */
export const EXACT_TOTAL = 10_000;
/** Longest time for a count, in milliseconds; without its result a page is still right. */
export const COUNT_MS = 1_000;

/** Longest time for the count of a whole list, in milliseconds, where all of it is read anyway. */
export const WHOLE_COUNT_MS = 30_000;

/** What a page of a list says of its neighbours and of the whole. Cursors, as `findPage` gives them. */
export interface ListedPage {
  prev?: string | undefined;
  next?: string | undefined;
  last?: string | undefined;
  /** Matching records, at most one more than `EXACT_TOTAL`; absent when it was not asked for or took too long. */
  total?: number;
}

/** Announces the neighbouring pages in `Link`, and the total in `X-Total-Count`. */
export function setListHeaders(request: Request, response: Response, page: ListedPage): void {
  const links = [
    link(request, 'first', undefined),
    ...(['prev', 'next', 'last'] as const).flatMap((rel) =>
      page[rel] === undefined ? [] : [link(request, rel, page[rel])],
    ),
  ];
  response.setHeader('Link', links.join(', '));
  if (page.total === undefined) return;
  response.setHeader('X-Total-Count', Math.min(page.total, EXACT_TOTAL));
  if (page.total > EXACT_TOTAL) response.setHeader('X-Total-Count-Capped', 'true');
}

/** The same list at another place, as an address on the same server. */
function link(request: Request, rel: string, cursor: string | undefined): string {
  const address = new URL(request.originalUrl, 'http://localhost');
  address.searchParams.delete('cursor');
  if (cursor !== undefined) address.searchParams.set('cursor', cursor);
  return `<${address.pathname}${address.search}>; rel="${rel}"`;
}
