import type { IncomingHttpHeaders } from 'node:http';

interface OwnOrigin {
  /** Origin of the site. */
  publicUrl: string;
  isProduction: boolean;
}

/**
 * Whether the request comes from a page of this site, or from a program that is not a browser. Browsers send at least
 * one of these headers; other programs send none.
 */
export function isOwnPage(headers: IncomingHttpHeaders, { publicUrl, isProduction }: OwnOrigin): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined || origin === publicUrl) return true;
  const own = isProduction ? [`https://${host}`] : [`https://${host}`, `http://${host}`];
  return host !== undefined && own.includes(origin);
}
