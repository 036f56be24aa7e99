import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Caller } from '../../common/access/caller.decorator.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import {
  RequireProof,
  STALE_PROOF,
  WithoutSecondFactor,
} from '../../common/access/second-factor.decorators.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { Session, sessionOf } from '../dto/session.dto.js';
import { DeviceCookie } from '../login/device-cookie.js';
import { RefreshCookie } from '../sessions/tokens/refresh-cookie.js';
import { PasswordChange } from './own-password.dto.js';
import { OwnPasswordService, WRONG_PASSWORD } from './own-password.service.js';

@ApiTags('administrators')
@Controller('api/admin')
export class OwnPasswordController {
  constructor(
    private readonly passwords: OwnPasswordService,
    private readonly cookie: RefreshCookie,
    private readonly devices: DeviceCookie,
  ) {}

  /**
   * Ends all sessions of the account and returns a new one for the caller. The account owner is notified by mail. A
   * wrong current password counts as a failed login.
   */
  @Post('change-password')
  @HttpCode(200)
  @RequirePermission()
  @WithoutSecondFactor()
  @RequireProof()
  @ApiOperation({ summary: 'Change your own password' })
  @ApiOkResponse({
    type: Session,
    description: 'Changed. The refresh token of the new session is set as a cookie.',
  })
  @ApiErrors(
    { status: 400, fields: { currentPassword: [WRONG_PASSWORD] } },
    401,
    STALE_PROOF,
    { status: 409, when: 'The password was changed at the same time.' },
    429,
  )
  async change(
    @Caller() caller: CallerIdentity,
    @Body() change: PasswordChange,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    const attempt = this.devices.attemptOf(request, caller);
    const tokens = await this.passwords.change(caller, change, attempt);
    this.cookie.set(response, tokens);
    return sessionOf('Password changed', tokens);
  }
}
