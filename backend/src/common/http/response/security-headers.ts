import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Nothing may be loaded, run or framed: the policy of every answer that is not a page. */
const API_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Powers of the browser that no page of ours uses. Fullscreen stays: the deck needs it. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), usb=(), serial=(), hid=(), midi=()';

/**
 * Headers of every answer. Pages replace the content policy by their own, and static files the caching rule;
 * HSTS is sent only when the site is reached over https.
 */
export function securityHeaders(publicUrl: string): RequestHandler {
  const common = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  return (request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', API_POLICY);
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    response.setHeader('Cache-Control', 'no-store');
    common(request, response, next);
  };
}
