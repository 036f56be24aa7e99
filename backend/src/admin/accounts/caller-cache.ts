import { Injectable } from '@nestjs/common';

/** Lifetime of a cached caller in ms. A change made by another process can go unnoticed for this long. */
const MAX_AGE_MS = 1_000;
/** When the cache grows beyond this, it is cleared. */
const MAX_SIZE = 1_000;

/**
 * Caches callers for a second, so that most API calls need no database query for authentication. Changes made by this
 * process take effect on the next call.
 */
@Injectable()
export class CallerCache {
  private readonly entries = new Map<string, { readAt: number; records: Promise<unknown> }>();

  /** Returns the cached result of `read`, or calls it. Concurrent calls share one result. */
  getOrLoad<T>(caller: string, read: () => Promise<T>): Promise<T> {
    const now = performance.now();
    const known = this.entries.get(caller);
    if (known && now - known.readAt < MAX_AGE_MS) return known.records as Promise<T>;
    if (this.entries.size >= MAX_SIZE) this.invalidate();
    const records = read();
    this.entries.set(caller, { readAt: now, records });
    records.catch(() => {
      if (this.entries.get(caller)?.records === records) this.entries.delete(caller);
    });
    return records;
  }

  invalidate(): void {
    this.entries.clear();
  }
}
