import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AppLogger } from '../../common/logging/app-logger.js';
import { AppConfig } from '../../config/app-config.js';
import { ConfigError } from '../../config/config-error.js';
import { SchemaReadiness } from '../../database/schema/schema-readiness.js';
import { AccountEffects } from '../accounts/account-effects.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { PERMISSIONS } from '../permissions.js';

/** Pause before it is tried again, in milliseconds. */
const AGAIN_MS = 1_000;

const DEFAULT_EMAIL = 'admin@example.org';

/**
 * On an empty database, without SETUP_TOKEN, makes an account with every permission, so that a fresh checkout can be used at
 * once. What the operator did not choose is printed, once; production prints no secret, so there only an account that
 * ADMIN_EMAIL and ADMIN_PASSWORD name is made. Before that, finishes what a crash left undone.
 */
@Injectable()
export class FirstAccount implements OnApplicationBootstrap, OnModuleDestroy {
  private deferred: Promise<void> = Promise.resolve();
  private isDone = false;
  private stopped = false;

  constructor(
    private readonly config: AppConfig,
    private readonly schema: SchemaReadiness,
    private readonly accounts: AccountsService,
    private readonly effects: AccountEffects,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly logger: AppLogger,
  ) {}

  /**
   * The schema was looked at before this runs. When it is not prepared, the database away, or what a crash left cannot be
   * finished yet, it happens later: only what the operator wrote wrong ends the start.
   */
  async onApplicationBootstrap(): Promise<void> {
    if (this.schema.ready) {
      try {
        await this.prepare();
        this.isDone = true;
        return;
      } catch (thrown) {
        if (thrown instanceof ConfigError) throw thrown;
        this.logFailure(thrown);
      }
    }
    this.deferred = this.prepareLater();
  }

  onModuleDestroy(): void {
    this.stopped = true;
  }

  /** Until then a login with the first account would be refused as unknown. */
  get done(): boolean {
    return this.isDone;
  }

  /** For callers after the start: settles when what had to wait for the database is done. */
  whenDone(): Promise<void> {
    return this.deferred;
  }

  private async prepareLater(): Promise<void> {
    await this.schema.whenReady();
    while (!this.isDone && !this.stopped) {
      try {
        await this.prepare();
        this.isDone = true;
      } catch (thrown) {
        this.logFailure(thrown);
        // What the operator wrote stays wrong.
        if (thrown instanceof ConfigError) return;
        await pause(AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  private logFailure(thrown: unknown): void {
    this.logger.error('first account could not be made', { err: thrown });
  }

  private async prepare(): Promise<void> {
    await this.effects.processState();
    if (this.config.setupToken !== undefined) return;
    const isNamed = this.config.adminEmail !== undefined && this.config.adminPassword !== undefined;
    if (this.config.isProduction && !isNamed) return;
    if (await this.accounts.anyExists()) return;
    const email = this.config.adminEmail ?? DEFAULT_EMAIL;
    const password = this.choosePassword(email);
    const admin = await this.accounts.createFirst(
      { email, passwordHash: await this.hasher.hash(password), permissions: [...PERMISSIONS] },
      { actor: null, from: 'server start' },
    );
    if (!admin || isNamed) return;
    const shown = this.config.adminPassword === undefined ? password : 'as set in ADMIN_PASSWORD';
    // Past the log on purpose: a person reads this line once, and no log keeps it.
    process.stdout.write(`First administrator: ${email}   Password: ${shown}\n`);
  }

  private choosePassword(email: string): string {
    const given = this.config.adminPassword;
    if (given === undefined) return this.rules.generate();
    const problem = this.rules.problemOf(given, email);
    if (problem !== undefined) throw new ConfigError(`ADMIN_PASSWORD cannot be used: ${problem}`);
    return given;
  }
}
