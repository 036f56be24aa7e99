import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EffectsModule } from '../../effects/effects.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { PresenceModule } from '../../presence/presence.module.js';
import { RevealsModule } from '../../reveals/reveals.module.js';
import { SavedViewsModule } from '../../saved-views/saved-views.module.js';
import { SubmissionsModule } from '../../submissions/submissions.module.js';
import { EmailChangeRepository } from '../email-change/email-change.repository.js';
import { FactorRepository } from '../factors/factor.repository.js';
import { RecoveryCodeVault } from '../factors/recovery-code-vault.js';
import { FactorResetService } from '../factors/reset/factor-reset.service.js';
import { SealedFactors } from '../factors/sealed-factors.js';
import { Totp } from '../factors/totp.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { RevealLimitService } from '../team/reveal-limit.service.js';
import { AccountEffects } from './account-effects.js';
import { AccountStatusService } from './account-status.service.js';
import { AccountsService } from './accounts.service.js';
import { AdminRepository } from './admin.repository.js';
import { ADMIN, adminSchema } from './admin.schema.js';
import { CallerCacheModule, modelInvalidatingCallers } from './caller-cache.module.js';
import { AccountPasswordsService } from './passwords/account-passwords.service.js';
import { PasswordLinkMails } from './passwords/password-link-mails.js';
import { AdminStateRepository } from './state/admin-state.repository.js';
import { ADMIN_STATE, adminStateSchema } from './state/admin-state.schema.js';
import { AdminStateWriter } from './state/admin-state-writer.js';

/**
 * Accounts with their permissions, passwords, second factors, e-mail changes and reveal limits. Nothing here answers
 * requests, so the command line can use it without the rest of the administration.
 */
@Module({
  imports: [
    EffectsModule,
    MailModule,
    RevealsModule,
    SavedViewsModule,
    PresenceModule,
    SubmissionsModule,
    CallerCacheModule,
    MongooseModule.forFeatureAsync([
      modelInvalidatingCallers(ADMIN, adminSchema),
      modelInvalidatingCallers(ADMIN_STATE, adminStateSchema),
    ]),
  ],
  providers: [
    AccountPasswordsService,
    AccountsService,
    AdminRepository,
    AdminStateRepository,
    AccountEffects,
    AccountStatusService,
    AdminStateWriter,
    EmailChangeRepository,
    FactorRepository,
    FactorResetService,
    PasswordLinkMails,
    RecoveryCodeVault,
    RevealLimitService,
    SealedFactors,
    Totp,
    PasswordHasher,
    PasswordRules,
  ],
  exports: [
    CallerCacheModule,
    RevealsModule,
    RevealLimitService,
    AccountPasswordsService,
    AccountsService,
    AdminRepository,
    AdminStateRepository,
    AccountEffects,
    AccountStatusService,
    EmailChangeRepository,
    FactorRepository,
    FactorResetService,
    RecoveryCodeVault,
    SealedFactors,
    Totp,
    PasswordHasher,
    PasswordRules,
  ],
})
export class AccountsModule {}
