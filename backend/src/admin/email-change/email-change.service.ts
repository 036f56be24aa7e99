import { Injectable } from '@nestjs/common';
import { adminOrigin } from '../../audit/audit-actor.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { AppError, fieldError } from '../../common/errors/app-error.js';
import { RateLimiter, type RateLimitRule } from '../../rate-limit/rate-limiter.js';
import { AccountEffects } from '../accounts/account-effects.js';
import { AdminRepository } from '../accounts/admin.repository.js';
import { newEmailChange, pendingChange } from './email-change.js';
import { EmailChangeRepository } from './email-change.repository.js';
import type { EmailChange } from './email-change.schema.js';
import { endedEffect, requestedEffects } from './email-change-effects.js';

/** Requests per account; each sends two mails. */
const REQUESTS: RateLimitRule = { name: 'email-change', limit: 3, windowMs: 3_600_000 };

export const SAME_ADDRESS = 'This is already the address of your account.';
export const NO_EMAIL_CHANGE = 'No other e-mail address is waiting to be confirmed.';
const ACCOUNT_CHANGED = 'Your account has just been changed. Please try again.';

/** What administrators do with the e-mail address of their own account. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly changes: EmailChangeRepository,
    private readonly effects: AccountEffects,
    private readonly limiter: RateLimiter,
  ) {}

  /** The address of the account, and the requested one if there is one. */
  async own(caller: CallerIdentity): Promise<{ email: string; change: EmailChange | undefined }> {
    const admin = await this.admins.getCaller(caller);
    return { email: admin.email, change: pendingChange(admin, new Date()) };
  }

  /**
   * Requests another address; replaces an earlier request. Whether another account has the address is checked only on
   * confirmation, so that nobody but the reader of its mails finds out.
   * @throws AppError VALIDATION_FAILED on `email`, CONFLICT, or RATE_LIMITED
   */
  async request(caller: CallerIdentity, email: string, clientIp: string): Promise<EmailChange> {
    const admin = await this.admins.getCaller(caller);
    if (email === admin.email) throw fieldError('email', SAME_ADDRESS);
    await this.limiter.consume(REQUESTS, caller.adminId);
    const change = newEmailChange(email, admin, new Date());
    const effects = requestedEffects(admin, change, adminOrigin(caller, clientIp));
    if (!(await this.changes.begin(admin, change, effects))) throw new AppError('CONFLICT', ACCOUNT_CHANGED);
    await this.effects.processAccount(admin);
    return change;
  }

  /** Withdraws the request; its links stop working. @throws AppError NOT_FOUND */
  async withdraw(caller: CallerIdentity, clientIp: string): Promise<void> {
    const admin = await this.admins.getCaller(caller);
    const change = pendingChange(admin, new Date());
    if (!change) throw new AppError('NOT_FOUND', NO_EMAIL_CHANGE);
    const entry = endedEffect('admin.email_change_withdrawn', admin, change, adminOrigin(caller, clientIp));
    if (!(await this.changes.end(admin, change, [entry]))) throw new AppError('NOT_FOUND', NO_EMAIL_CHANGE);
    await this.effects.processAccount(admin);
  }
}
