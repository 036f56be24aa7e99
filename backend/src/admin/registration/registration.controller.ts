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
   * Creates an account, in one of two ways. With the Bearer token of an account that holds `admins:manage` and has a
   * proof from the last ten minutes (otherwise 403, `PROOF_REQUIRED`), it invites somebody: the account has no
   * permissions and cannot log in until the person has chosen a password. Without a token, and while there is no
   * account at all, the header `X-Setup-Token` creates the first account, which has all permissions and is logged in
   * by the answer.
   */
  @Post('register')
  @Public()
  @OwnLimits()
  @UseGuards(InviterGuard)
  @ApiBearerAuth()
  @ApiHeader({
    name: 'X-Setup-Token',
    required: false,
    description: 'The value of `SETUP_TOKEN`; for the first account only.',
  })
  @ApiOperation({ summary: 'Make the first account, or invite somebody' })
  @ApiResponse({ status: 201, type: Registered, description: 'The account was made.' })
  @ApiErrors(
    { status: 400, fields: { password: ['Password must be at least 12 characters long.'] } },
    { status: 401, when: 'Neither a valid Bearer token nor a set-up token was sent.' },
    { status: 403, when: 'The account lacks `admins:manage`, or the set-up token is wrong.' },
    {
      status: 409,
      when: 'The address has an account; or, with the set-up token, there is an account already.',
      message: ADDRESS_TAKEN,
      fields: { email: [ADDRESS_TAKEN] },
    },
    { status: 429, when: 'Too many wrong set-up tokens; `Retry-After` says how many seconds to wait.' },
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
