import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Caller } from '../../common/access/caller.decorator.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import {
  PROOF_MINUTES,
  RequireProof,
  STALE_PROOF,
  WithoutSecondFactor,
} from '../../common/access/second-factor.decorators.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import { AppConfig } from '../../config/app-config.js';
import { DeviceCookie } from '../login/device-cookie.js';
import { requiresFactor } from '../sessions/caller-identity.js';
import type { Passkey } from './factor.schema.js';
import { APP_EXISTS, CHANGED, FactorsService, NO_APP, NO_FACTOR } from './factors.service.js';
import { type OwnPasskey } from './passkeys/passkey.dto.js';
import { PasskeyProofOptions } from './passkeys/passkey-options.dto.js';
import { NO_PASSKEY, PasskeysService } from './passkeys/passkeys.service.js';
import { methodsOf, stepUpCredentialOf } from './proof/factor-credential.js';
import { UNREADABLE_FACTOR } from './proof/factor-proof.service.js';
import { StepUpService } from './proof/step-up.service.js';
import {
  FACTOR_EXAMPLES,
  FactorAdded,
  FactorChanged,
  ProofAccepted,
  ProofRequest,
  RecoveryCodesReplaced,
  SecondFactorState,
  TotpConfirmation,
  TotpEnrolled,
} from './second-factor.dto.js';

/** The caller's own second factor. */
@ApiTags('administrators')
@Controller('api/admin/2fa')
@RequirePermission()
@WithoutSecondFactor()
export class FactorsController {
  constructor(
    private readonly factors: FactorsService,
    private readonly passkeys: PasskeysService,
    private readonly stepUp: StepUpService,
    private readonly devices: DeviceCookie,
    private readonly config: AppConfig,
  ) {}

  /**
   * The caller's methods, passkeys and number of unused recovery codes, and until when the last re-authentication is
   * valid.
   */
  @Get()
  @ApiOperation({ summary: 'Get your own second factors' })
  @ApiOkResponse({ type: SecondFactorState })
  @ApiErrors(401)
  async getState(@Caller() caller: CallerIdentity): Promise<SecondFactorState> {
    const account = await this.factors.account(caller);
    const until = caller.provenAt && untilOf(caller.provenAt);
    return {
      methods: methodsOf(account),
      passkeys: (account.passkeys ?? []).map(ownPasskeyOf),
      ...(account.totp && { totpSince: account.totp.addedAt.toISOString() }),
      recoveryCodesLeft: account.recoveryCodes?.hashes.length ?? 0,
      mustSetUp: caller.mustSetUpFactor === true,
      isRequired: requiresFactor(caller.permissions, this.config),
      ...(caller.provenAt && { provenAt: caller.provenAt.toISOString() }),
      ...(until && until > new Date() && { provenUntil: until.toISOString() }),
    };
  }

  /**
   * Creates a secret for an authenticator app. The app becomes active once it is confirmed with a code (`POST
   * /api/admin/2fa/totp/confirm`) within ten minutes.
   */
  @Post('totp')
  @HttpCode(200)
  @RequireProof()
  @ApiOperation({ summary: 'Set up an authenticator app' })
  @ApiOkResponse({ type: TotpEnrolled })
  @ApiErrors(401, STALE_PROOF, {
    status: 409,
    when: 'The account already has an authenticator app.',
    message: APP_EXISTS,
  })
  async startTotp(@Caller() caller: CallerIdentity): Promise<TotpEnrolled> {
    return { message: 'Confirm the app with a code', data: await this.factors.startTotp(caller) };
  }

  /**
   * Activates the authenticator app with a first code from it. If it is the account's first factor, the response
   * contains ten recovery codes. The account owner is notified by mail.
   */
  @Post('totp/confirm')
  @HttpCode(200)
  @RequireProof()
  @ApiOperation({ summary: 'Confirm an authenticator app' })
  @ApiOkResponse({ type: FactorAdded })
  @ApiErrors(
    {
      status: 400,
      fields: {
        code: [
          'This code is wrong. Use the newest entry in the app, and check that the clock of the phone is right.',
        ],
      },
    },
    401,
    STALE_PROOF,
    { status: 409, when: 'No authenticator app is being set up, or the account already has one.' },
    429,
  )
  async confirmTotp(
    @Caller() caller: CallerIdentity,
    @Body() { code }: TotpConfirmation,
    @Req() request: Request,
  ): Promise<FactorAdded> {
    const recoveryCodes = await this.factors.confirmTotp(
      caller,
      code,
      this.devices.attemptOf(request, caller),
    );
    return { message: 'Second factor added', data: { ...(recoveryCodes && { recoveryCodes }) } };
  }

  /**
   * Removes the authenticator app. Removing the last factor also deletes the recovery codes. The account owner is
   * notified by mail.
   */
  @Delete('totp')
  @RequireProof()
  @ApiOperation({ summary: 'Remove the authenticator app' })
  @ApiOkResponse({ type: FactorChanged })
  @ApiErrors(
    401,
    STALE_PROOF,
    { status: 404, when: 'The account has no authenticator app.', message: NO_APP },
    { status: 409, when: 'Another factor was added or removed at the same time.', message: CHANGED },
  )
  async removeTotp(@Caller() caller: CallerIdentity, @Req() request: Request): Promise<FactorChanged> {
    await this.factors.removeTotp(caller, clientIpOf(request));
    return { message: 'Second factor removed' };
  }

  /** Replaces all recovery codes with ten new ones; the old ones stop working. */
  @Post('recovery-codes')
  @HttpCode(200)
  @RequireProof()
  @ApiOperation({ summary: 'Replace the recovery codes' })
  @ApiOkResponse({ type: RecoveryCodesReplaced })
  @ApiErrors(401, STALE_PROOF, { status: 409, when: 'The account has no second factor.', message: NO_FACTOR })
  async replaceRecoveryCodes(
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<RecoveryCodesReplaced> {
    const recoveryCodes = await this.factors.replaceRecoveryCodes(caller, clientIpOf(request));
    return { message: 'Recovery codes replaced', data: { recoveryCodes } };
  }

  /**
   * Options for `navigator.credentials.get`, valid for five minutes. Send the result to `POST /api/admin/2fa/prove`.
   */
  @Post('prove/options')
  @HttpCode(200)
  @ApiOperation({ summary: 'Start re-authentication with a passkey' })
  @ApiOkResponse({ type: PasskeyProofOptions })
  @ApiErrors(401, { status: 409, when: 'The account has no passkey.', message: NO_PASSKEY })
  async startProof(@Caller() caller: CallerIdentity): Promise<PasskeyProofOptions> {
    return { message: 'Show a passkey', data: { passkey: await this.passkeys.startProof(caller) } };
  }

  /**
   * Confirms the caller's identity for sensitive operations, for ten minutes. Send one of `code`, `recoveryCode` and
   * `passkey`; accounts without a second factor send `password`. Failures are rate-limited like those of a login.
   */
  @Post('prove')
  @HttpCode(200)
  @ApiOperation({ summary: 'Re-authenticate' })
  @ApiBody({
    type: ProofRequest,
    examples: {
      code: { value: { code: FACTOR_EXAMPLES.code } },
      recoveryCode: { value: { recoveryCode: FACTOR_EXAMPLES.recoveryCode } },
      password: { value: { password: 'correct horse battery staple' } },
    },
  })
  @ApiOkResponse({ type: ProofAccepted })
  @ApiErrors(
    { status: 400, fields: { code: ['This code is wrong or was used before.'] } },
    401,
    UNREADABLE_FACTOR,
    429,
  )
  async prove(
    @Caller() caller: CallerIdentity,
    @Body() body: ProofRequest,
    @Req() request: Request,
  ): Promise<ProofAccepted> {
    const attempt = this.devices.attemptOf(request, caller);
    const at = await this.stepUp.prove(caller, stepUpCredentialOf(body), attempt);
    return { message: 'Thank you', data: { provenUntil: untilOf(at).toISOString() } };
  }
}

function ownPasskeyOf({ _id, name, addedAt, lastUsedAt }: Passkey): OwnPasskey {
  return {
    _id: _id.toHexString(),
    ...(name && { name }),
    addedAt: addedAt.toISOString(),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  };
}

function untilOf(provenAt: Date): Date {
  return new Date(provenAt.getTime() + PROOF_MINUTES * 60_000);
}
