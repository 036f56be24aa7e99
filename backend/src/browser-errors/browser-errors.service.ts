import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { clientNetwork } from '../common/http/client/client-ip.js';
import { RequestMetrics } from '../common/http/request/request-metrics.js';
import { AppLogger } from '../common/logging/app-logger.js';
import { RateLimiter, type RateLimitRule } from '../rate-limit/rate-limiter.js';
import { pageRoute } from '../site/known-routes.js';
import { browserFamily } from './browser-family.js';
import type { BrowserErrorReport } from './dto/browser-error.report.js';
import { messageWithoutValues } from './message-without-values.js';
import { isLogged, RepeatCounter } from './repeat-counter.js';

/** A page view reports five at most. */
const REPORTS_BY_NETWORK: RateLimitRule = { name: 'browser-errors.network', limit: 30, windowMs: 600_000 };
/** Limits what strangers can write to the log, however many networks they use. */
const REPORTS_TOTAL: RateLimitRule = { name: 'browser-errors.all', limit: 600, windowMs: 600_000 };

/** The caller of a report. */
interface Reporter {
  clientIp: string;
  userAgent?: string | undefined;
}

/** Logs browser errors without anything that identifies the user. */
@Injectable()
export class BrowserErrorsService {
  private readonly repeats = new RepeatCounter();
  private readonly total;

  constructor(
    private readonly limiter: RateLimiter,
    private readonly logger: AppLogger,
    metrics: RequestMetrics,
  ) {
    this.total = new Counter({
      name: 'browser_errors_total',
      help: 'Errors that browsers reported, repeats included.',
      labelNames: ['kind'],
      registers: [metrics.registry],
    });
  }

  /** @throws AppError RATE_LIMITED when this network or all together report too many */
  async report(error: BrowserErrorReport, reporter: Reporter): Promise<void> {
    await this.limiter.consume(REPORTS_BY_NETWORK, clientNetwork(reporter.clientIp));
    await this.limiter.consume(REPORTS_TOTAL, 'all');
    const { kind, build } = error;
    this.total.inc({ kind });
    const message = messageWithoutValues(error.message);
    const at = placeOf(error);
    const times = this.repeats.count(`${kind} ${at ?? message}`);
    if (!isLogged(times)) return;
    this.logger.warn('error in a browser', {
      kind,
      message,
      at,
      page: pageRoute(error.page.split('/').slice(1)),
      build,
      browser: browserFamily(reporter.userAgent),
      times,
    });
  }
}

/** `/remotes/public/assets/483.0a1b2c3d.js:1:20481`, as far as known. */
function placeOf({ script, line, column }: BrowserErrorReport): string | undefined {
  return script && [script, line, column].filter((part) => part !== undefined).join(':');
}
