import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ApiDescription } from './api-page/api-description.js';
import { jsonBodies } from './common/http/body/json-body.js';
import { bodyPace, bodyTypes } from './common/http/body/request-body.js';
import { proxyCheck } from './common/http/client/proxy-check.js';
import { healthOnly } from './common/http/health-only.js';
import { BoundedExpressAdapter } from './common/http/http-server.js';
import { knownMethods } from './common/http/known-methods.js';
import { requestContext } from './common/http/request/request-context.js';
import { requestLog } from './common/http/request/request-log.js';
import { RequestMetrics } from './common/http/request/request-metrics.js';
import { securityHeaders } from './common/http/response/security-headers.js';
import { AppLogger } from './common/logging/app-logger.js';
import type { AppConfig } from './config/app-config.js';
import { InvalidBodyLimiter } from './rate-limit/invalid-body-limiter.js';
import { unreadableAddress } from './site/unreadable-address.js';

/**
 * Creates the application of a module, ready to be initialised or to listen: the same for the server, the tests and
 * the export of the API description.
 */
export async function createApp(module: DynamicModule, config: AppConfig): Promise<NestExpressApplication> {
  const logger = new AppLogger(config.logLevel);
  const app = await NestFactory.create<NestExpressApplication>(module, new BoundedExpressAdapter(), {
    bodyParser: false,
    abortOnError: false,
    logger,
  });
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  // API answers are not cached, so they need no ETag; files get theirs from size and time.
  app.set('etag', () => undefined);
  app.disable('x-powered-by');
  app.use(
    requestContext,
    requestLog(logger, app.get(RequestMetrics)),
    proxyCheck(config.trustProxy, logger),
    securityHeaders(config.publicUrl),
    // Before anything that can refuse: an answer does not end a body that is still arriving.
    bodyPace,
    knownMethods,
    unreadableAddress,
  );
  if (config.role === 'worker') app.use(healthOnly);
  allowOrigins(app, config.corsOrigins);
  app.use(app.get(InvalidBodyLimiter).count, bodyTypes);
  app.use(jsonBodies());
  app.get(ApiDescription).of(app);
  return app;
}

function allowOrigins(app: NestExpressApplication, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.enableCors({
    // Without credentials: pages of other origins get nothing for an administrator's cookie.
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Accept-Language', 'Idempotency-Key', 'Last-Event-ID'],
    exposedHeaders: [
      'Link',
      'Retry-After',
      'X-Request-Id',
      'X-Total-Count',
      'X-Total-Count-Capped',
      'X-More-Kinds',
      'Content-Disposition',
    ],
    maxAge: 600,
  });
}
