import { CONTENT_POLICY } from './page-html';

/** Matches file names with a content hash. */
export const HASHED = /\.[0-9a-f]{8}\.\w+$/;

/** Headers that a host should send with every response, besides the content type. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `${CONTENT_POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=(), serial=(), hid=(), midi=()',
};

/** `Cache-Control` of a file: a year when its name contains a content hash, otherwise it is revalidated each time. */
export function cachingOf(file: string): string {
  return HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Content of the file `_headers`, which several static hosts read. */
export function hostHeaders(): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${cachingOf('a.00000000.js')}`, ''].join('\n');
}
