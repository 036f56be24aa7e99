import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { AppLogger } from '../../logging/app-logger.js';
import type { RequestMetrics } from './request-metrics.js';

/**
 * Logs one line per answered request: method, route template, status, milliseconds. No address, query or body. Static
 * files and pages are logged only with `LOG_LEVEL=debug`.
 */
export function requestLog(logger: AppLogger, metrics: RequestMetrics): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const startedAt = performance.now();
    response.once('close', () => {
      const route = routeTemplate(request);
      const ms = Math.round(performance.now() - startedAt);
      metrics.record(request.method, route, response.statusCode, ms);
      const facts = {
        requestId: request.requestId,
        method: request.method,
        route,
        status: response.statusCode,
        ms,
        ...(response.writableFinished ? {} : { aborted: true }),
      };
      if (route.startsWith('/api') || response.statusCode >= 500) logger.info('request', facts);
      else logger.debug('request', facts);
    });
    next();
  };
}

/** The declared path of the matched route, so that ids and tokens in URLs never reach a log. */
export function routeTemplate(request: Request): string {
  const route: unknown = request.route;
  const path = typeof route === 'object' && route !== null && 'path' in route ? route.path : undefined;
  return typeof path === 'string' ? path : 'unmatched';
}
