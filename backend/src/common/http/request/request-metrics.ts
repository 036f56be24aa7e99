import { Injectable } from '@nestjs/common';
import { Histogram, Registry } from 'prom-client';

/** Upper bounds of the answer-time buckets, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10];

/** Counts and response times of requests by route template, which is a bounded number of series. */
@Injectable()
export class RequestMetrics {
  /**
   * The metrics of this application. Not the library's global registry, since tests run several applications in a
   * process.
   */
  readonly registry = new Registry();
  private readonly duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered, by route template.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });

  record(method: string, route: string, status: number, ms: number): void {
    this.duration.observe({ method, route, status }, ms / 1_000);
  }
}
