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

/** The e-mail address of the caller's account. Withdrawing needs no proof: it undoes something that did. */
@ApiTags('administrators')
@Controller('api/admin/change-email')
@RequirePermission()
export class EmailChangeController {
  constructor(private readonly changes: EmailChangeService) {}

  /**
   * The address of the account, and a requested one that is not confirmed yet, with which of the two has confirmed.
   */
  @Get()
  @WithoutSecondFactor()
  @ApiOperation({ summary: 'The e-mail address of one’s own account' })
  @ApiOkResponse({ type: OwnEmail })
  @ApiErrors(401)
  async own(@Caller() caller: CallerIdentity): Promise<OwnEmail> {
    const { email, change } = await this.changes.own(caller);
    return { email, ...(change && { change: pendingEmailChangeOf(change) }) };
  }

  /**
   * Requests another address. Both addresses get a link that works once and for 24 hours, and the address changes
   * when both have confirmed. Replaces an earlier request. The answer is the same when another account has the
   * address.
   */
  @Post()
  @HttpCode(200)
  @RequireProof()
  @ApiOperation({ summary: 'Ask for another e-mail address of one’s own account' })
  @ApiOkResponse({ type: EmailChangeRequested })
  @ApiErrors(
    { status: 400, fields: { email: [SAME_ADDRESS] } },
    401,
    STALE_PROOF,
    { status: 409, when: 'Address or password of the account have changed at the same moment.' },
    { status: 429, when: 'More than 3 requests in an hour.' },
  )
  async request(
    @Caller() caller: CallerIdentity,
    @Body() { email }: EmailChangeRequest,
    @Req() request: Request,
  ): Promise<EmailChangeRequested> {
    const change = await this.changes.request(caller, email, clientIpOf(request));
    return { message: 'Please confirm at both addresses.', data: pendingEmailChangeOf(change) };
  }

  /** Withdraws the request; its links stop working. */
  @Delete()
  @WithoutSecondFactor()
  @ApiOperation({ summary: 'Keep the e-mail address of one’s own account' })
  @ApiOkResponse({ type: EmailChangeEnded })
  @ApiErrors(401, { status: 404, when: 'Nothing waits to be confirmed.', message: NO_EMAIL_CHANGE })
  async withdraw(@Caller() caller: CallerIdentity, @Req() request: Request): Promise<EmailChangeEnded> {
    await this.changes.withdraw(caller, clientIpOf(request));
    return { message: 'The e-mail address stays as it is.' };
  }
}
