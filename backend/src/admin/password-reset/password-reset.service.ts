import { Injectable } from '@nestjs/common';
import { AppError, fieldError } from '../../common/errors/app-error.js';
import { clientNetwork } from '../../common/http/client/client-ip.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import { PasswordLinks } from '../../mail/account-links.js';
import { RateLimiter, type RateLimitRule } from '../../rate-limit/rate-limiter.js';
import type { AdminRecord, PasswordLink } from '../accounts/admin.schema.js';
import { AccountPasswordsService } from '../accounts/passwords/account-passwords.service.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { ResetRequests } from './reset-requests.js';

const HOUR_MS = 3_600_000;
/** Requests for a link from one network. */
const REQUESTS_BY_NETWORK: RateLimitRule = { name: 'reset.address', limit: 20, windowMs: HOUR_MS };
/** Links for one e-mail address as typed, counted whether it has an account or not. */
const REQUESTS_FOR: RateLimitRule = { name: 'reset.email', limit: 3, windowMs: HOUR_MS };
/** Attempts to set a password by a link, per network: each may cost a hash. */
const ATTEMPTS_BY_NETWORK: RateLimitRule = { name: 'reset.use', limit: 60, windowMs: HOUR_MS };

export const LINK_EXPIRED =
  'This link does not work any more. It works once and for a limited time; please ask for a new one.';

/** Lets people who cannot log in choose a password by a link sent by mail. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly requests: ResetRequests,
    private readonly passwords: AccountPasswordsService,
    private readonly links: PasswordLinks,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly limiter: RateLimiter,
    private readonly logger: AppLogger,
  ) {}

  /**
   * Sends a link if the address has an account. Nothing that the caller sees depends on that. @throws AppError
   * RATE_LIMITED
   */
  async request(email: string, clientIp: string): Promise<void> {
    await this.limiter.consume(REQUESTS_BY_NETWORK, clientNetwork(clientIp));
    if (!(await this.limiter.tryConsume(REQUESTS_FOR, email))) {
      this.logger.warn('reset link not sent: too many requests for its address');
      return;
    }
    await this.requests.add(email, clientIp);
  }

  /** The purpose of a link and its account. @throws AppError NOT_FOUND when the link is not valid */
  async openLink(token: string): Promise<{ admin: AdminRecord; link: PasswordLink }> {
    const linkId = this.links.idOf(token);
    const found = linkId === undefined ? undefined : await this.passwords.findByLink(linkId);
    if (!found) throw new AppError('NOT_FOUND', LINK_EXPIRED);
    return found;
  }

  /**
   * Sets the password, uses up the link and ends all sessions of the account.
   * @throws AppError NOT_FOUND when the link is not valid, a 400 on `field`, RATE_LIMITED, or UNAVAILABLE
   */
  async setPassword(token: string, { field, password }: ChosenPassword, clientIp: string): Promise<void> {
    await this.limiter.consume(ATTEMPTS_BY_NETWORK, clientNetwork(clientIp));
    const found = await this.openLink(token);
    const problem = this.rules.problemOf(password, found.admin.email);
    if (problem !== undefined) throw fieldError(field, problem);
    const passwordHash = await this.hasher.hash(password, true);
    if (!(await this.passwords.setPasswordByLink(found, passwordHash, clientIp))) {
      throw new AppError('NOT_FOUND', LINK_EXPIRED);
    }
  }
}

export interface ChosenPassword {
  /** The field that the password was sent in. */
  field: 'newPassword' | 'password';
  password: string;
}
