import type { NextFunction, Request, Response } from 'express';
import { isPageAddress, NOT_FOUND_PATH } from './known-routes.js';

/**
 * A malformed escape in a path, as in `/%E0%A4%A`, would end in an error of the router. A person who follows such a
 * link gets "page not found"; programs get the error.
 */
export function unreadableAddress(request: Request, _response: Response, next: NextFunction): void {
  const segments = request.path.split('/').slice(1);
  if (!isReadable(request.path) && isPageAddress(segments)) {
    request.url = (segments[0]?.toLowerCase() === 'hi' ? '/hi' : '') + NOT_FOUND_PATH;
  }
  next();
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
