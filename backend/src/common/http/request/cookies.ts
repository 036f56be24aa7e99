import { parseCookie } from 'cookie';
import type { CookieOptions, Request } from 'express';

/**
 * Options of cookies that authenticate: not readable by scripts, not sent by other sites, and under https never sent
 * unencrypted.
 * @param publicUrl origin of the site
 */
export function guardedCookie(publicUrl: string): CookieOptions {
  return { httpOnly: true, sameSite: 'strict', secure: publicUrl.startsWith('https:') };
}

/** The value of a cookie of the request; undefined when it is empty too. */
export function readCookie(request: Request, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[name] || undefined;
}
