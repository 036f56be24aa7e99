import type { Request, Response } from 'express';
import { EXACT_TOTAL, type SubmissionPage } from './submission-lists.js';

/** Announces the neighbouring pages in `Link`, and the total in `X-Total-Count`. */
export function setListHeaders(request: Request, response: Response, page: SubmissionPage<unknown>): void {
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
