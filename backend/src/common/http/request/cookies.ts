import { parseCookie } from 'cookie';
import type { CookieOptions, Request } from 'express';

/**
 * How every cookie is set that lets somebody in: no script reads it, no other site sends it, and behind https nothing
 * carries it in the clear.
 *
 * @param publicUrl origin of the site
 */
export function guardedCookie(publicUrl: string): CookieOptions {
  return { httpOnly: true, sameSite: 'strict', secure: publicUrl.startsWith('https:') };
}

/** The value of a cookie that the request brings; undefined when it is empty as well. */
export function readCookie(request: Request, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[name] || undefined;
}
