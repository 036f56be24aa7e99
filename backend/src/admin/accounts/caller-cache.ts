import { Injectable, Module } from '@nestjs/common';
import type { AsyncModelFactory } from '@nestjs/mongoose';
import type { Schema } from 'mongoose';

/** How long what was read of a caller is kept, in ms: the longest for which a change by another process goes unnoticed. */
const MAX_AGE_MS = 1_000;
/** With more callers than this, all are forgotten. */
const MAX_SIZE = 1_000;

/** The writes of mongoose that make callers forgotten. `insertMany` and `bulkWrite` do not: use neither on these models. */
const WRITES = /^(save|update|replace|delete|findOneAnd)/;

/**
 * What was read of the callers of this second, so that most calls of the API are let in without asking the database. Any
 * change of an account or a session that this process makes counts for the next call.
 */
@Injectable()
export class CallerCache {
  private readonly kept = new Map<string, { readAt: number; records: Promise<unknown> }>();

  /** What `read` answers, or has answered within the last second; those who ask at the same moment share one answer. */
  recall<T>(caller: string, read: () => Promise<T>): Promise<T> {
    const now = performance.now();
    const known = this.kept.get(caller);
    if (known && now - known.readAt < MAX_AGE_MS) return known.records as Promise<T>;
    if (this.kept.size >= MAX_SIZE) this.forget();
    const records = read();
    this.kept.set(caller, { readAt: now, records });
    records.catch(() => {
      if (this.kept.get(caller)?.records === records) this.kept.delete(caller);
    });
    return records;
  }

  forget(): void {
    this.kept.clear();
  }
}

@Module({ providers: [CallerCache], exports: [CallerCache] })
export class CallerCacheModule {}

/** Registers a model of which every write makes all callers forgotten. */
export function callersModel(name: string, schema: Schema): AsyncModelFactory {
  return {
    name,
    imports: [CallerCacheModule],
    inject: [CallerCache],
    useFactory: (callers: CallerCache) => {
      const watched = schema.clone();
      watched.post(WRITES, () => callers.forget());
      return watched;
    },
  };
}
