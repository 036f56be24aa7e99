import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Caller } from '../../common/access/caller.decorator.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import {
  RequireProof,
  STALE_PROOF,
  WithoutSecondFactor,
} from '../../common/access/second-factor.decorators.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import {
  EmailChangeEnded,
  EmailChangeRequest,
  EmailChangeRequested,
  OwnEmail,
  pendingEmailChangeOf,
} from './email-change.dto.js';
import { EmailChangeService, NO_EMAIL_CHANGE, SAME_ADDRESS } from './email-change.service.js';

/** The e-mail address of the caller's account. Withdrawing a change needs no re-authentication, requesting one does. */
@ApiTags('administrators')
@Controller('api/admin/change-email')
@RequirePermission()
export class EmailChangeController {
  constructor(private readonly changes: EmailChangeService) {}

  /**
   * The e-mail address of the account, and the pending change of it, if any, with the confirmations received so far.
   */
  @Get()
  @WithoutSecondFactor()
  @ApiOperation({ summary: 'Get your own e-mail address' })
  @ApiOkResponse({ type: OwnEmail })
  @ApiErrors(401)
  async own(@Caller() caller: CallerIdentity): Promise<OwnEmail> {
    const { email, change } = await this.changes.own(caller);
    return { email, ...(change && { change: pendingEmailChangeOf(change) }) };
  }

  /**
   * Sends a confirmation link to the current and to the new address; each link works once, for 24 hours. The address
   * changes when both have confirmed. A new request replaces a pending one. The response is the same if another account
   * already has the new address.
   */
  @Post()
  @HttpCode(200)
  @RequireProof()
  @ApiOperation({ summary: 'Request a change of your own e-mail address' })
  @ApiOkResponse({ type: EmailChangeRequested })
  @ApiErrors(
    { status: 400, fields: { email: [SAME_ADDRESS] } },
    401,
    STALE_PROOF,
    { status: 409, when: 'The e-mail address or password of the account was changed at the same time.' },
    { status: 429, when: 'More than 3 requests within an hour.' },
  )
  async request(
    @Caller() caller: CallerIdentity,
    @Body() { email }: EmailChangeRequest,
    @Req() request: Request,
  ): Promise<EmailChangeRequested> {
    const change = await this.changes.request(caller, email, clientIpOf(request));
    return { message: 'Please confirm at both addresses.', data: pendingEmailChangeOf(change) };
  }

  /** Cancels the pending change; its links stop working. */
  @Delete()
  @WithoutSecondFactor()
  @ApiOperation({ summary: 'Cancel the change of your own e-mail address' })
  @ApiOkResponse({ type: EmailChangeEnded })
  @ApiErrors(401, { status: 404, when: 'There is no pending change.', message: NO_EMAIL_CHANGE })
  async withdraw(@Caller() caller: CallerIdentity, @Req() request: Request): Promise<EmailChangeEnded> {
    await this.changes.withdraw(caller, clientIpOf(request));
    return { message: 'The e-mail address stays as it is.' };
  }
}
