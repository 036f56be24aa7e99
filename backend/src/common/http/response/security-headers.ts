import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Nothing may be loaded, run or framed: the policy of every answer other than a page. */
const API_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Browser features that no page uses. Fullscreen stays allowed for the deck. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), usb=(), serial=(), hid=(), midi=()';

/**
 * Headers of every answer. Pages override the content policy, and static files the caching rule. HSTS is sent only
 * when the site is served over https.
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
