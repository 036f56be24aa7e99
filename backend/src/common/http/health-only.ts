import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../errors/app-error.js';

/** For a process that takes no requests of visitors: only what looks after the process itself is answered. */
export function healthOnly(request: Request, _response: Response, next: NextFunction): void {
  if (request.path.startsWith('/health/') || request.path === '/metrics') next();
  else next(new AppError('NOT_FOUND'));
}
