import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../errors/app-error.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Methods without any endpoint, above all TRACE, answer 405. */
export function knownMethods(request: Request, response: Response, next: NextFunction): void {
  if (METHODS.has(request.method)) {
    next();
    return;
  }
  response.setHeader('Allow', [...METHODS].join(', '));
  next(new AppError('METHOD_NOT_ALLOWED'));
}
