import { Body, Controller, Headers, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/access/access.decorators.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { AppError } from '../../common/errors/app-error.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import { OwnLimits } from '../../rate-limit/own-limits.decorator.js';
import { ADDRESS_TAKEN } from '../accounts/accounts.service.js';
import { adminUserOf } from '../dto/admin-account.dto.js';
import { Registered } from '../dto/administrators.dto.js';
import { NewAdministrator } from '../dto/credentials.dto.js';
import { sessionOf } from '../dto/session.dto.js';
import { DeviceCookie } from '../login/device-cookie.js';
import { RefreshCookie } from '../sessions/tokens/refresh-cookie.js';
import { InviterGuard } from './inviter.guard.js';
import { RegistrationService } from './registration.service.js';

@ApiTags('administrators')
@Controller('api/admin')
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly cookie: RefreshCookie,
    private readonly devices: DeviceCookie,
  ) {}

  /**
   * With a Bearer token, invites an administrator by mail. This requires `admins:manage` and re-authentication within
   * the last ten minutes. The new account has no permissions and cannot log in until its owner has chosen a password.
   *
   * Without a Bearer token, the header `X-Setup-Token` creates the first account while none exists. That account has
   * all permissions, and the response logs it in.
   */
  @Post('register')
  @Public()
  @OwnLimits()
  @UseGuards(InviterGuard)
  @ApiBearerAuth()
  @ApiHeader({
    name: 'X-Setup-Token',
    required: false,
    description: 'Value of the server setting `SETUP_TOKEN`. Only for the first account.',
  })
  @ApiOperation({ summary: 'Create the first account or invite an administrator' })
  @ApiResponse({ status: 201, type: Registered, description: 'Created.' })
  @ApiErrors(
    { status: 400, fields: { password: ['Password must be at least 12 characters long.'] } },
    { status: 401, when: 'The request has neither a valid Bearer token nor a set-up token.' },
    {
      status: 403,
      when: 'The caller lacks `admins:manage` or has not re-authenticated within the last ten minutes (`PROOF_REQUIRED`), or the set-up token is wrong.',
    },
    {
      status: 409,
      when: 'The e-mail address already has an account; with the set-up token, any account exists.',
      message: ADDRESS_TAKEN,
      fields: { email: [ADDRESS_TAKEN] },
    },
    { status: 429, when: 'Too many wrong set-up tokens; `Retry-After` contains the seconds to wait.' },
  )
  async register(
    @Body() administrator: NewAdministrator,
    @Headers('x-setup-token') setupToken: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Registered> {
    const message = 'Registration successful';
    const clientIp = clientIpOf(request);
    if (request.headers.authorization === undefined && setupToken !== undefined) {
      const tokens = await this.registration.registerFirst(setupToken, administrator, clientIp);
      this.cookie.set(response, tokens);
      this.devices.remember(request, response, tokens.caller);
      const session = sessionOf(message, tokens);
      return { ...session, data: { ...session.admin, state: 'active' } };
    }
    if (!request.caller) throw new AppError('UNAUTHENTICATED');
    const account = await this.registration.invite(request.caller, administrator, clientIp);
    return { message, data: adminUserOf(account), userId: account.adminId };
  }
}
