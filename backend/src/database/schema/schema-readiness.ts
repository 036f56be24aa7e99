import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppLogger } from '../../common/logging/app-logger.js';
import { isDatabaseUnavailable } from '../errors/database-errors.js';
import { MIGRATIONS } from '../migrations/migrations.js';
import { collectionOf } from './index-definition.js';
import { findMissing } from './schema-state.js';

/** Pause between two checks, in ms. */
const CHECK_MS = 300;

/**
 * Tracks whether the schema step (`npm run migrate`) has prepared what this version needs. Until then no request
 * reaches the database and no worker starts: the unique indexes guarantee that a submission is stored once.
 */
@Injectable()
export class SchemaReadiness implements OnApplicationBootstrap, OnModuleDestroy {
  private isReady = false;
  private resolveReady: () => void = () => undefined;
  private readonly becameReady = new Promise<void>((resolve) => {
    this.resolveReady = resolve;
  });
  private stopped = false;
  private nextCheck?: NodeJS.Timeout;
  private lastProblem = '';

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly logger: AppLogger,
  ) {}

  /** True once the schema is ready. */
  get ready(): boolean {
    return this.isReady;
  }

  /** Resolves once the schema is ready; background work starts then. */
  whenReady(): Promise<void> {
    return this.becameReady;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.check();
  }

  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.nextCheck);
  }

  private async check(): Promise<void> {
    try {
      const missing = await this.findMissing();
      this.isReady = missing.length === 0;
      if (!this.isReady)
        this.warnOnce('the database schema is not up to date; run npm run migrate', { first: missing[0] });
    } catch (thrown) {
      if (isDatabaseUnavailable(thrown))
        this.warnOnce('database unreachable, its schema will be checked when it responds', { err: thrown });
      else this.logger.error('the database schema could not be checked', { err: thrown });
    }
    if (this.stopped) return;
    if (this.isReady) this.resolveReady();
    else this.nextCheck = setTimeout(() => void this.check(), CHECK_MS);
  }

  private async findMissing(): Promise<string[]> {
    const { db } = await this.connection.asPromise();
    if (!db) throw new Error('The connection has no database.');
    const collections = Object.values(this.connection.models).map(({ schema }) => collectionOf(schema));
    return findMissing(db, { collections, migrations: MIGRATIONS });
  }

  /** Once per reason, since this is checked several times a second. */
  private warnOnce(problem: string, detail: Record<string, unknown>): void {
    if (this.lastProblem !== problem) this.logger.warn(problem, detail);
    this.lastProblem = problem;
  }
}
