import { Module } from '@nestjs/common';
import type { AsyncModelFactory } from '@nestjs/mongoose';
import type { Schema } from 'mongoose';
import { CallerCache } from './caller-cache.js';

/**
 * The writes of mongoose that invalidate the cached callers. `insertMany` and `bulkWrite` do not: use neither on these
 * models.
 */
const WRITES = /^(save|update|replace|delete|findOneAnd)/;

@Module({ providers: [CallerCache], exports: [CallerCache] })
export class CallerCacheModule {}

/** Registers a model of which every write invalidates the cached callers. */
export function modelInvalidatingCallers(name: string, schema: Schema): AsyncModelFactory {
  return {
    name,
    imports: [CallerCacheModule],
    inject: [CallerCache],
    useFactory: (callers: CallerCache) => {
      const watched = schema.clone();
      watched.post(WRITES, () => callers.invalidate());
      return watched;
    },
  };
}
