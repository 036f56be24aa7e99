import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../common/access/access.decorators.js';
import { ApiErrors } from '../../../common/errors/api-errors.decorator.js';
import { OwnLimits } from '../../../rate-limit/own-limits.decorator.js';
import { actorOfAccount } from '../../accounts/admin-subject.js';
import { Session, sessionOf } from '../../dto/session.dto.js';
import { DeviceCookie } from '../../login/device-cookie.js';
import { RefreshCookie } from '../../sessions/tokens/refresh-cookie.js';
import { factorCredentialOf } from '../proof/factor-credential.js';
import { WRONG_FACTOR } from '../proof/factor-proof.service.js';
import { FactorLogin } from '../second-factor.dto.js';
import { FactorLoginService } from './factor-login.service.js';

@ApiTags('administrators')
@Controller('api/admin/2fa')
export class FactorLoginController {
  constructor(
    private readonly logins: FactorLoginService,
    private readonly cookie: RefreshCookie,
    private readonly devices: DeviceCookie,
  ) {}

  /**
   * Completes a login with the second factor: `code` of the authenticator app, `recoveryCode` or `passkey`. A wrong
   * one counts like a wrong password. The challenge works once and for five minutes.
   */
  @Post('login')
  @HttpCode(200)
  @Public()
  @OwnLimits()
  @ApiOperation({ summary: 'Log in, second step' })
  @ApiResponse({ status: 200, type: Session, description: 'Logged in; the refresh token is in a cookie.' })
  @ApiErrors(
    { status: 400, fields: { code: ['Send one of code, recoveryCode and passkey.'] } },
    { status: 401, when: 'The code is wrong or used, or the challenge is over.', message: WRONG_FACTOR },
    { status: 429, when: 'Too many failures; `Retry-After` says how many seconds to wait.' },
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
