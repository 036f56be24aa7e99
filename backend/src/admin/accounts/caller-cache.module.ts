import { Module } from '@nestjs/common';
import type { AsyncModelFactory } from '@nestjs/mongoose';
import type { Schema } from 'mongoose';
import { CallerCache } from './caller-cache.js';

/**
 * Mongoose writes that invalidate the cache of callers. `insertMany` and `bulkWrite` do not, so do not use them on
 * these models. `BatchedWrites` does not either: it removes executed effects, which are no part of a caller.
 */
const WRITES = /^(save|update|replace|delete|findOneAnd)/;

@Module({ providers: [CallerCache], exports: [CallerCache] })
export class CallerCacheModule {}

/** Registers a model whose writes invalidate the cache of callers. */
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
