import type { IncomingHttpHeaders } from 'node:http';

interface OwnOrigin {
  /** Origin of the site. */
  publicUrl: string;
  isProduction: boolean;
}

/**
 * Whether a page of this site sends the request, or a program that is no browser. Browsers say where a page comes from in
 * one of these headers at least; programs without a browser send neither.
 */
export function isOwnPage(headers: IncomingHttpHeaders, { publicUrl, isProduction }: OwnOrigin): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined || origin === publicUrl) return true;
  const own = isProduction ? [`https://${host}`] : [`https://${host}`, `http://${host}`];
  return host !== undefined && own.includes(origin);
}
