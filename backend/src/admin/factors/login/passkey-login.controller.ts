import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../common/access/access.decorators.js';
import { ApiErrors } from '../../../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../../../common/http/client/client-ip.js';
import { OwnLimits } from '../../../rate-limit/own-limits.decorator.js';
import { actorOfAccount } from '../../accounts/admin-subject.js';
import { Session, sessionOf } from '../../dto/session.dto.js';
import { DeviceCookie } from '../../login/device-cookie.js';
import { SUSPENDED } from '../../sessions/sessions.service.js';
import { RefreshCookie } from '../../sessions/tokens/refresh-cookie.js';
import { PasskeyLogin } from '../passkeys/passkey.dto.js';
import { PasskeyLoginOptions } from '../passkeys/passkey-options.dto.js';
import { WRONG_PASSKEY } from '../passkeys/passkeys.service.js';
import { PasskeyLoginService } from './passkey-login.service.js';

@ApiTags('administrators')
@Controller('api/admin/login/passkey')
export class PasskeyLoginController {
  constructor(
    private readonly logins: PasskeyLoginService,
    private readonly cookie: RefreshCookie,
    private readonly devices: DeviceCookie,
  ) {}

  /**
   * Options for `navigator.credentials.get`. Send the result to `POST /api/admin/login/passkey` within five minutes.
   */
  @Post('options')
  @HttpCode(200)
  @Public()
  @OwnLimits()
  @ApiOperation({ summary: 'Start a login with a passkey' })
  @ApiOkResponse({ type: PasskeyLoginOptions })
  @ApiErrors()
  begin(): PasskeyLoginOptions {
    return { message: 'Show a passkey', data: this.logins.begin() };
  }

  /** Logs in with a passkey, without a password. A failure counts as a failed login. */
  @Post()
  @HttpCode(200)
  @Public()
  @OwnLimits()
  @ApiOperation({ summary: 'Log in with a passkey' })
  @ApiOkResponse({ type: Session, description: 'Logged in. The refresh token is set as a cookie.' })
  @ApiErrors(
    { status: 400, fields: { passkey: ['Passkey is required.'] } },
    {
      status: 401,
      when: 'The passkey is unknown, its signature is invalid, or the challenge has expired.',
      message: WRONG_PASSKEY,
    },
    SUSPENDED,
    { status: 429, when: 'Too many failed attempts; `Retry-After` contains the seconds to wait.' },
  )
  async login(
    @Body() { challenge, passkey }: PasskeyLogin,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    const begun = await this.logins.resolve(challenge, passkey, clientIpOf(request));
    const attempt = this.devices.attemptOf(request, actorOfAccount(begun.admin));
    const tokens = await this.logins.login(begun, passkey, attempt);
    this.cookie.set(response, tokens);
    this.devices.remember(request, response, tokens.caller);
    return sessionOf('Login successful', tokens);
  }
}
