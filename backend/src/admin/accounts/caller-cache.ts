import { Injectable } from '@nestjs/common';

/** How long what was read of a caller is kept, in ms: the longest for which a change by another process goes unnoticed. */
const MAX_AGE_MS = 1_000;
/** With more callers than this, all are dropped. */
const MAX_SIZE = 1_000;

/**
 * What was read of the callers of this second, so that most calls of the API are let in without asking the database. Any
 * change of an account or a session that this process makes counts for the next call.
 */
@Injectable()
export class CallerCache {
  private readonly entries = new Map<string, { readAt: number; records: Promise<unknown> }>();

  /** What `read` answers, or has answered within the last second; those who ask at the same moment share one answer. */
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

  /** Drops all callers. */
  invalidate(): void {
    this.entries.clear();
  }
}
