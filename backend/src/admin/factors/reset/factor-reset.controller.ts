import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { adminOrigin } from '../../../audit/audit-actor.js';
import { RequirePermission } from '../../../common/access/access.decorators.js';
import { Caller } from '../../../common/access/caller.decorator.js';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { RequireProof } from '../../../common/access/second-factor.decorators.js';
import { ApiErrors } from '../../../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../../../common/http/client/client-ip.js';
import { MANAGE_ADMINS } from '../../permissions.js';
import { NO_FACTOR } from '../factors.service.js';
import { FactorChanged, FactorResetRequest } from '../second-factor.dto.js';
import { FactorResetService, OWN_SECOND_FACTOR } from './factor-reset.service.js';

@ApiTags('administrators')
@Controller('api/admin/2fa')
export class FactorResetController {
  constructor(private readonly resets: FactorResetService) {}

  /**
   * Removes all second factors of another account (authenticator app, passkeys, recovery codes) and ends its sessions.
   * The account owner is notified by mail, with the reason.
   */
  @Post('reset')
  @HttpCode(200)
  @RequirePermission(MANAGE_ADMINS)
  @RequireProof()
  @ApiOperation({ summary: 'Reset the second factors of another account' })
  @ApiOkResponse({ type: FactorChanged })
  @ApiErrors(
    { status: 400, fields: { reason: ['Reason is required.'] } },
    401,
    {
      status: 403,
      when: "The account is the caller's own.",
      message: OWN_SECOND_FACTOR,
    },
    { status: 404, message: 'There is no such administrator.' },
    { status: 409, when: 'The account has no second factor.', message: NO_FACTOR },
  )
  async reset(
    @Caller() caller: CallerIdentity,
    @Body() { userId, reason }: FactorResetRequest,
    @Req() request: Request,
  ): Promise<FactorChanged> {
    const origin = adminOrigin(caller, clientIpOf(request));
    await this.resets.resetAnother(caller, userId, reason, origin);
    return { message: 'Second factor reset' };
  }
}
