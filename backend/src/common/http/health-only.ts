import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../errors/app-error.js';

/** Whether the path is one of those that probes and the metrics scraper call on the process itself. */
export function isHealthPath(path: string): boolean {
  return path.startsWith('/health/') || path === '/metrics';
}

/** For worker processes: only health and metrics are answered. */
export function healthOnly(request: Request, _response: Response, next: NextFunction): void {
  if (isHealthPath(request.path)) next();
  else next(new AppError('NOT_FOUND'));
}
