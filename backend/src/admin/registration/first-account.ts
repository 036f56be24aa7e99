import { setTimeout as delay } from 'node:timers/promises';
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

/** Pause between attempts, in ms. */
const RETRY_MS = 1_000;

const DEFAULT_EMAIL = 'admin@example.org';

/**
 * On an empty database without SETUP_TOKEN, creates an account with all permissions, so that a fresh checkout can be
 * used at once. Generated credentials are printed once. Production never prints a secret, so there the account is
 * created only from ADMIN_EMAIL and ADMIN_PASSWORD. First it finishes what a crash left undone.
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
   * Runs after the schema check. It is postponed while the schema is not ready, the database is unavailable, or work
   * that a crash interrupted cannot be finished. Only an invalid configuration aborts the start.
   */
  async onApplicationBootstrap(): Promise<void> {
    this.assertPasswordUsable();
    if (this.schema.ready) {
      try {
        await this.prepare();
        this.isDone = true;
        return;
      } catch (thrown) {
        this.logFailure(thrown);
      }
    }
    this.deferred = this.prepareLater();
  }

  onModuleDestroy(): void {
    this.stopped = true;
  }

  /** While false, the first account may not exist yet, and a login with it would be refused as unknown. */
  get done(): boolean {
    return this.isDone;
  }

  /** Settles when the work that had to wait for the database is done. */
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
        await delay(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  private logFailure(thrown: unknown): void {
    this.logger.error('first account could not be created', { err: thrown });
  }

  private async prepare(): Promise<void> {
    await this.effects.processState();
    if (this.config.setupToken !== undefined) return;
    const isConfigured = this.config.adminEmail !== undefined && this.config.adminPassword !== undefined;
    if (this.config.isProduction && !isConfigured) return;
    if (await this.accounts.anyExists()) return;
    const { email } = this;
    const password = this.config.adminPassword ?? this.rules.generate();
    const admin = await this.accounts.createFirst(
      { email, passwordHash: await this.hasher.hash(password), permissions: [...PERMISSIONS] },
      { actor: null, from: 'server start' },
    );
    if (!admin || isConfigured) return;
    const shown = this.config.adminPassword === undefined ? password : 'as set in ADMIN_PASSWORD';
    // Not logged on purpose, so that the password does not end up in a log file.
    process.stdout.write(`First administrator: ${email}   Password: ${shown}\n`);
  }

  private get email(): string {
    return this.config.adminEmail ?? DEFAULT_EMAIL;
  }

  /**
   * Checked before it is known whether the account is needed: a server that has waited for its database can no longer
   * refuse to start.
   * @throws ConfigError
   */
  private assertPasswordUsable(): void {
    const { adminPassword, setupToken } = this.config;
    if (adminPassword === undefined || setupToken !== undefined) return;
    const problem = this.rules.problemOf(adminPassword, this.email);
    if (problem !== undefined) throw new ConfigError(`ADMIN_PASSWORD cannot be used: ${problem}`);
  }
}
