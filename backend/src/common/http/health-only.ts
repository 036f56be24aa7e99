import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../errors/app-error.js';

/** For worker processes: only health and metrics are answered. */
export function healthOnly(request: Request, _response: Response, next: NextFunction): void {
  if (request.path.startsWith('/health/') || request.path === '/metrics') next();
  else next(new AppError('NOT_FOUND'));
}
