import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../common/access/access.decorators.js';
import { ApiErrors } from '../../../common/errors/api-errors.decorator.js';
import { OwnLimits } from '../../../rate-limit/own-limits.decorator.js';
import { actorOfAccount } from '../../accounts/admin-subject.js';
import { Session, sessionOf } from '../../dto/session.dto.js';
import { DeviceCookie } from '../../login/device-cookie.js';
import { SUSPENDED } from '../../sessions/sessions.service.js';
import { RefreshCookie } from '../../sessions/tokens/refresh-cookie.js';
import { factorCredentialOf } from '../proof/factor-credential.js';
import { UNREADABLE_FACTOR, WRONG_FACTOR } from '../proof/factor-proof.service.js';
import { FACTOR_EXAMPLES, FactorLogin } from '../second-factor.dto.js';
import { FactorLoginService } from './factor-login.service.js';

const { challenge: CHALLENGE, code: CODE, recoveryCode: RECOVERY_CODE } = FACTOR_EXAMPLES;

@ApiTags('administrators')
@Controller('api/admin/2fa')
export class FactorLoginController {
  constructor(
    private readonly logins: FactorLoginService,
    private readonly cookie: RefreshCookie,
    private readonly devices: DeviceCookie,
  ) {}

  /**
   * Send the `challenge` of the login with one of `code` (from the authenticator app), `recoveryCode` and `passkey`. A
   * challenge is valid for five minutes and works once. A wrong factor counts as a failed login.
   */
  @Post('login')
  @HttpCode(200)
  @Public()
  @OwnLimits()
  @ApiOperation({ summary: 'Complete a login with a second factor' })
  @ApiBody({
    type: FactorLogin,
    examples: {
      code: { value: { challenge: CHALLENGE, code: CODE } },
      recoveryCode: { value: { challenge: CHALLENGE, recoveryCode: RECOVERY_CODE } },
    },
  })
  @ApiResponse({
    status: 200,
    type: Session,
    description: 'Logged in. The refresh token is set as a cookie.',
  })
  @ApiErrors(
    { status: 400, fields: { code: ['Send one of code, recoveryCode and passkey.'] } },
    {
      status: 401,
      when: 'The code is wrong or already used, or the challenge has expired.',
      message: WRONG_FACTOR,
    },
    SUSPENDED,
    UNREADABLE_FACTOR,
    { status: 429, when: 'Too many failed attempts; `Retry-After` contains the seconds to wait.' },
  )
  async login(
    @Body() { challenge, ...shown }: FactorLogin,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    const credential = factorCredentialOf(shown);
    const begun = await this.logins.resolve(challenge);
    const attempt = this.devices.attemptOf(request, actorOfAccount(begun.admin));
    const tokens = await this.logins.login(begun, credential, attempt);
    this.cookie.set(response, tokens);
    this.devices.remember(request, response, tokens.caller);
    return sessionOf('Login successful', tokens);
  }
}
