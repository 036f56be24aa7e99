import { Injectable } from '@nestjs/common';
import { adminOrigin } from '../../audit/audit-actor.js';
import { AuditLog } from '../../audit/audit-log.js';
import { assertFactorSetUp, assertProven, type CallerIdentity } from '../../common/access/caller.js';
import { AppError, DEFAULT_MESSAGE } from '../../common/errors/app-error.js';
import { clientNetwork } from '../../common/http/client/client-ip.js';
import { AppConfig } from '../../config/app-config.js';
import { isSameSecret } from '../../crypto/same-secret.js';
import { RateLimiter } from '../../rate-limit/rate-limiter.js';
import { type Account, AccountsService } from '../accounts/accounts.service.js';
import type { NewAdministrator } from '../dto/credentials.dto.js';
import { LOGIN_FAILURES_BY_NETWORK } from '../login/login-limits.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { MANAGE_ADMINS, PERMISSIONS } from '../permissions.js';
import { type IssuedTokens, SessionsService } from '../sessions/sessions.service.js';

/** The two ways to create an account: by the set-up token while there is none, and by a manager afterwards. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditLog,
    private readonly config: AppConfig,
  ) {}

  /**
   * Creates the first account with all permissions, and logs it in.
   * @throws AppError FORBIDDEN (wrong token), CONFLICT (there is an account), RATE_LIMITED or a 400 on `password`
   */
  async registerFirst(
    setupToken: string,
    { email, password, locale }: NewAdministrator,
    clientIp: string,
  ): Promise<IssuedTokens> {
    await this.assertSetupToken(setupToken, clientIp);
    if (await this.accounts.anyExists()) throw accountExists();
    if (password === undefined) {
      throw new AppError('VALIDATION_FAILED', DEFAULT_MESSAGE.VALIDATION_FAILED, {
        fields: { password: ['Password is required.'] },
      });
    }
    this.rules.assertUsable(password, email);
    const passwordHash = await this.hasher.hash(password, true);
    const admin = await this.accounts.createFirst(
      { email, passwordHash, permissions: [...PERMISSIONS], locale },
      { actor: null, from: clientIp },
    );
    if (!admin) throw accountExists();
    return this.sessions.open(admin, { by: 'password', clientIp });
  }

  /**
   * Invites somebody. A password in the call is validated and then discarded: only the invited person chooses one.
   * @throws AppError FORBIDDEN, SECOND_FACTOR_REQUIRED, PROOF_REQUIRED, CONFLICT, or a 400 on `password`
   */
  async invite(
    caller: CallerIdentity,
    { email, password, locale }: NewAdministrator,
    clientIp: string,
  ): Promise<Account> {
    if (!caller.permissions.includes(MANAGE_ADMINS)) {
      throw new AppError('FORBIDDEN');
    }
    // The route is public because of the set-up token, so no guard has checked this.
    assertFactorSetUp(caller);
    assertProven(caller);
    if (password !== undefined) this.rules.assertUsable(password, email);
    return this.accounts.create({ email, permissions: [], locale }, adminOrigin(caller, clientIp));
  }

  private async assertSetupToken(token: string, clientIp: string): Promise<void> {
    const network = clientNetwork(clientIp);
    await this.limiter.check(LOGIN_FAILURES_BY_NETWORK, network);
    const expected = this.config.setupToken;
    if (expected !== undefined && isSameSecret(token, expected)) return;
    // Recorded before it is counted, which may throw RATE_LIMITED.
    const detail = { method: 'setup-token' };
    await this.audit.record({ action: 'admin.login_failed', actor: null, from: clientIp, detail });
    await this.limiter.consume(LOGIN_FAILURES_BY_NETWORK, network);
    throw new AppError('FORBIDDEN', 'This set-up token is not valid.');
  }
}

function accountExists(): AppError {
  return new AppError('CONFLICT', 'There is already an account; ask its holder for an invitation.');
}
