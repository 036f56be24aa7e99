import { Injectable } from '@nestjs/common';

/** Upper bounds of the answer-time buckets, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10];

interface Series {
  labels: string;
  count: number;
  seconds: number;
  buckets: number[];
}

/** How many requests were answered, how, and how fast, by route template: a bounded number of series. */
@Injectable()
export class RequestMetrics {
  private readonly series = new Map<string, Series>();

  record(method: string, route: string, status: number, ms: number): void {
    const labels = `method="${method}",route="${route.replace(/["\\\n]/g, '')}",status="${status}"`;
    const series = this.series.get(labels) ?? { labels, count: 0, seconds: 0, buckets: BUCKETS.map(() => 0) };
    const seconds = ms / 1_000;
    series.count += 1;
    series.seconds += seconds;
    series.buckets = series.buckets.map((count, i) => (seconds <= (BUCKETS[i] ?? 0) ? count + 1 : count));
    this.series.set(labels, series);
  }

  /** Prometheus text format. */
  text(): string {
    const lines = ['# TYPE http_request_duration_seconds histogram'];
    for (const { labels, count, seconds, buckets } of this.series.values()) {
      const name = 'http_request_duration_seconds';
      buckets.forEach((inBucket, i) => {
        lines.push(`${name}_bucket{${labels},le="${BUCKETS[i]}"} ${inBucket}`);
      });
      lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(`${name}_sum{${labels}} ${seconds.toFixed(6)}`, `${name}_count{${labels}} ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
