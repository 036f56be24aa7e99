import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppLogger } from '../common/logging/app-logger.js';
import { isDatabaseAway, isWriteConflict } from './database-errors.js';

/** Pause between tries while the database is away, in milliseconds. */
const RETRY_MS = 300;

/**
 * Makes collections and indexes before the first request is let near them: unique indexes carry the promise that a
 * submission is stored once. Retries while the database is away, so that the order of starting does not matter.
 */
@Injectable()
export class SchemaBuilder implements OnApplicationBootstrap, OnModuleDestroy {
  private built = false;
  private announce: () => void = () => undefined;
  private readonly finished = new Promise<void>((resolve) => {
    this.announce = resolve;
  });
  private stopped = false;
  private retry?: NodeJS.Timeout;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly logger: AppLogger,
  ) {}

  /** True once every index exists. */
  get ready(): boolean {
    return this.built;
  }

  /** Resolves once every index exists; what a room does at the start with its collections waits for this. */
  whenReady(): Promise<void> {
    return this.finished;
  }

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.build();
    } catch (thrown) {
      if (!isDatabaseAway(thrown) && !isWriteConflict(thrown)) throw thrown;
      this.logger.warn('database away or busy, indexes will be made when it answers', { err: thrown });
      this.tryAgainLater();
    }
  }

  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.retry);
  }

  private async build(): Promise<void> {
    const startedAt = performance.now();
    await this.connection.asPromise();
    await this.connection
      .collection('rate_limits')
      .createIndex({ expiresAt: 1 }, { name: 'rate_limits_expiry', expireAfterSeconds: 0 });
    for (const model of Object.values(this.connection.models)) await model.createIndexes();
    this.built = true;
    this.announce();
    this.logger.info('database ready', { ms: Math.round(performance.now() - startedAt) });
  }

  private tryAgainLater(): void {
    if (this.stopped) return;
    this.retry = setTimeout(() => {
      this.build().catch((thrown: unknown) => {
        if (!isDatabaseAway(thrown)) this.logger.error('indexes could not be made', { err: thrown });
        this.tryAgainLater();
      });
    }, RETRY_MS);
  }
}
