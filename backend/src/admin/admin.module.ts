import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { CallerResolver } from '../common/access/caller.js';
import { AppConfig } from '../config/app-config.js';
import { EffectsModule } from '../effects/effects.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { modelInvalidatingCallers } from './accounts/caller-cache.module.js';
import { AdministratorsController } from './administrators.controller.js';
import { AdministratorsService } from './administrators.service.js';
import { EmailChangeController } from './email-change/email-change.controller.js';
import { EmailChangeService } from './email-change/email-change.service.js';
import { EmailConfirmationController } from './email-change/email-confirmation.controller.js';
import { EmailConfirmationService } from './email-change/email-confirmation.service.js';
import { FactorsController } from './factors/factors.controller.js';
import { FactorsService } from './factors/factors.service.js';
import { FactorLoginController } from './factors/login/factor-login.controller.js';
import { FactorLoginService } from './factors/login/factor-login.service.js';
import { LoginChallenges } from './factors/login/login-challenges.js';
import { PasskeyLoginController } from './factors/login/passkey-login.controller.js';
import { PasskeyLoginService } from './factors/login/passkey-login.service.js';
import { PasskeysController } from './factors/passkeys/passkeys.controller.js';
import { PasskeysService } from './factors/passkeys/passkeys.service.js';
import { WebAuthn } from './factors/passkeys/web-authn.js';
import { FactorAttempts } from './factors/proof/factor-attempts.js';
import { FactorProofService } from './factors/proof/factor-proof.service.js';
import { StepUpService } from './factors/proof/step-up.service.js';
import { FactorResetController } from './factors/reset/factor-reset.controller.js';
import { DeviceCookie } from './login/device-cookie.js';
import { LoginService } from './login/login.service.js';
import { LoginAttempts } from './login/login-attempts.js';
import { SessionController } from './login/session.controller.js';
import { NotifiedAccounts } from './notified-accounts.js';
import { OwnSessionsController } from './own-sessions/own-sessions.controller.js';
import { OwnSessionsService } from './own-sessions/own-sessions.service.js';
import { PasswordResetController } from './password-reset/password-reset.controller.js';
import { PasswordResetService } from './password-reset/password-reset.service.js';
import { RESET_REQUEST, resetRequestSchema } from './password-reset/reset-request.schema.js';
import { ResetRequests } from './password-reset/reset-requests.js';
import { OwnPasswordController } from './passwords/own-password.controller.js';
import { OwnPasswordService } from './passwords/own-password.service.js';
import { FirstAccount } from './registration/first-account.js';
import { RegistrationController } from './registration/registration.controller.js';
import { RegistrationService } from './registration/registration.service.js';
import { SessionRepository } from './sessions/session.repository.js';
import { REFRESH_TOKEN, refreshTokenSchema, SESSION, sessionSchema } from './sessions/session.schema.js';
import { SessionsService } from './sessions/sessions.service.js';
import { AccessTokenStrategy } from './sessions/tokens/access-token.strategy.js';
import { AccessTokens, accessTokenOptions } from './sessions/tokens/access-tokens.js';
import { RefreshCookie } from './sessions/tokens/refresh-cookie.js';
import { RefreshTokens } from './sessions/tokens/refresh-tokens.js';
import { SettingsController } from './settings/settings.controller.js';
import { SettingsService } from './settings/settings.service.js';
import { TeamController } from './team/team.controller.js';
import { TeamService } from './team/team.service.js';
import { TeamColleagues } from './team/team-colleagues.js';
import { TeamWithInviters } from './team-with-inviters.js';

/** Administrators: accounts, login, sessions, permissions. Implements `CallerResolver` for the other modules. */
@Module({
  imports: [
    AccountsModule,
    AuditModule,
    EffectsModule,
    MailModule,
    SubmissionsModule,
    JwtModule.registerAsync({ inject: [AppConfig], useFactory: accessTokenOptions }),
    MongooseModule.forFeatureAsync([modelInvalidatingCallers(SESSION, sessionSchema)]),
    MongooseModule.forFeature([
      { name: REFRESH_TOKEN, schema: refreshTokenSchema },
      { name: RESET_REQUEST, schema: resetRequestSchema },
    ]),
  ],
  controllers: [
    SessionController,
    FactorLoginController,
    FactorsController,
    PasskeysController,
    PasskeyLoginController,
    FactorResetController,
    OwnPasswordController,
    OwnSessionsController,
    EmailChangeController,
    EmailConfirmationController,
    RegistrationController,
    PasswordResetController,
    AdministratorsController,
    SettingsController,
    TeamController,
  ],
  providers: [
    AccessTokens,
    AccessTokenStrategy,
    AdministratorsService,
    DeviceCookie,
    EmailChangeService,
    EmailConfirmationService,
    FactorAttempts,
    FactorLoginService,
    FactorProofService,
    FactorsService,
    FirstAccount,
    LoginService,
    LoginAttempts,
    LoginChallenges,
    NotifiedAccounts,
    OwnPasswordService,
    PasskeyLoginService,
    PasskeysService,
    WebAuthn,
    OwnSessionsService,
    PasswordResetService,
    RefreshCookie,
    RefreshTokens,
    RegistrationService,
    ResetRequests,
    SessionRepository,
    SessionsService,
    SettingsService,
    StepUpService,
    TeamColleagues,
    TeamWithInviters,
    TeamService,
    { provide: CallerResolver, useExisting: AccessTokenStrategy },
  ],
  exports: [CallerResolver, FirstAccount, NotifiedAccounts, TeamWithInviters],
})
export class AdminModule {}
